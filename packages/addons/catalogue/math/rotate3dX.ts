/** Record of rotate3dX. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAxis('x', 3, {
  summary: { en: 'The 3×3 matrix of a counter-clockwise rotation about the x axis.', ja: 'x軸のまわりに反時計回りに回す3×3行列です。' },
  intuition: {
    en: 'The x axis stays, so the first column is (1, 0, 0). The other two columns are a rotation of the plane of y and z. With x to the right, y up and z towards you, a positive angle tips the top of an object towards you: this is pitch. As a rule of thumb, point your right thumb along the axis: your fingers curl in the direction of the rotation.',
    ja: 'x軸は動かないので、一列目は (1, 0, 0) です。残りの二列は、yとzの平面での回転になります。xが右、yが上、zが手前なら、正の角度では物の上側が手前に倒れます。これがピッチです。右手の親指を軸の方向に向けると、ほかの指の曲がる向きが回転の向きになります。',
  },
  formula: String.raw`R_x(\theta) = \begin{pmatrix} 1 & 0 & 0 \\ 0 & \cos\theta & -\sin\theta \\ 0 & \sin\theta & \cos\theta \end{pmatrix}`,
  claims: { 'a positive angle tips the top of an object towards you': 'a quarter turn takes each axis to the right one' },
  related: ['rotate3dY', 'rotate3dZ', 'rotate3d'],
  confusedWith: [
    {
      name: 'rotate4dX',
      en: 'The same rotation as a 4×4 matrix, for products with translations and projections.',
      ja: '同じ回転の4×4行列です。平行移動や投影と掛け合わせるときに使います。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.makeRotationX' },
    { where: 'gl-matrix', name: 'mat4.fromXRotation' },
    { where: 'CSS', name: 'rotateX()', note: { en: 'The same matrix, with y pointing down.', ja: '同じ行列ですが、yは下向きです。' } },
    { where: 'Processing', name: 'rotateX()', note: { en: 'Multiplies the current matrix.', ja: '現在の行列に掛けます。' } },
    { where: 'DirectXMath', name: 'XMMatrixRotationX', note: { en: 'Transposed, for row vectors.', ja: '行ベクトル用なので、転置した行列です。' } },
  ],
  words: { en: ['pitch', 'tilt', 'x axis', 'rotateX', 'rotationX'], ja: ['x軸', 'ピッチ', '傾ける', '縦回転', 'たてかいてん'] },
  examples: {
    'a-tilted-page': { en: 'A page tilted away', ja: '奥へ倒したページ' },
    'relief-map': { en: 'A relief map in layers', ja: '層を重ねた立体地図' },
  },
})
