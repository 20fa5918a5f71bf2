/** Record of rotate4dX. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAxis('x', 4, {
  summary: { en: 'The 4×4 matrix of a counter-clockwise rotation about the x axis.', ja: 'x軸のまわりに反時計回りに回す4×4行列です。' },
  intuition: {
    en: 'It is rotate3dX in the upper left, bordered by the identity, so that it can be multiplied with translate4d and with a projection. In such a product the matrix on the right acts first. translate4d(p).mul(rotate4dX(a)) tips an object about its own centre and then puts it at p; rotate4dX(a).mul(translate4d(p)) puts it at p first, and swings it round the x axis of the scene.',
    ja: '左上がrotate3dXで、残りは単位行列と同じです。translate4dや投影と掛け合わせられます。積では、右の行列が先に働きます。translate4d(p).mul(rotate4dX(a)) では、物をその中心のまわりに傾けてからpに置きます。rotate4dX(a).mul(translate4d(p)) では、先にpに置き、シーンのx軸のまわりに振り回します。',
  },
  formula: String.raw`M_x(\theta) = \begin{pmatrix} 1 & 0 & 0 & 0 \\ 0 & \cos\theta & -\sin\theta & 0 \\ 0 & \sin\theta & \cos\theta & 0 \\ 0 & 0 & 0 & 1 \end{pmatrix}`,
  claims: {
    'It is rotate3dX in the upper left, bordered by the identity': 'is the matrix of three columns, bordered by the identity',
    'the matrix on the right acts first': 'rotates in place after a translation on its left, and swings round the axis before one on its right',
  },
  related: ['rotate3dX', 'translate4d', 'rotate4d'],
  confusedWith: [
    {
      name: 'rotate3dX',
      en: 'The same rotation with 9 numbers. It is enough where nothing is translated or projected.',
      ja: '同じ回転を9個の数で表します。平行移動も投影もしないなら、こちらで足ります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.makeRotationX' },
    { where: 'gl-matrix', name: 'mat4.fromXRotation' },
    { where: 'wgpu-matrix', name: 'mat4.rotationX' },
    { where: 'GLM', name: 'eulerAngleX' },
    { where: 'CSS', name: 'rotateX()', note: { en: 'The same matrix, with y pointing down.', ja: '同じ行列ですが、yは下向きです。' } },
  ],
  words: { en: ['pitch', 'tilt', 'x axis', 'rotateX', 'rotationX'], ja: ['x軸', 'ピッチ', '傾ける', '縦回転', 'たてかいてん'] },
  examples: {
    'chest-with-an-open-lid': { en: 'A chest with an open lid', ja: 'ふたの開く宝箱' },
    'departure-board': { en: 'A departure board', ja: '反転フラップの発車標' },
  },
})
