/** Record of rotate4dY. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAxis('y', 4, {
  summary: { en: 'The 4×4 matrix of a counter-clockwise rotation about the y axis.', ja: 'y軸のまわりに反時計回りに回す4×4行列です。' },
  intuition: {
    en: 'It is rotate3dY in the upper left, bordered by the identity. With y up, it turns an object on the spot, or carries a camera round the scene: rotate4dY(a).mul(translate4d(vec3(0, 0, r))) places a camera at distance r and then moves it along a circle. A view matrix is the inverse of that placement. A rotation is inverted by the opposite angle, a translation by the opposite offset, and the order is reversed: translate4d(vec3(0, 0, r.negate())).mul(rotate4dY(a.negate())).',
    ja: '左上がrotate3dYで、残りは単位行列と同じです。yが上向きなら、物をその場で回したり、カメラをシーンのまわりに動かしたりできます。rotate4dY(a).mul(translate4d(vec3(0, 0, r))) は、カメラを距離rに置いてから、円に沿って動かします。ビュー行列は、この配置の逆行列です。回転は角度の符号を、平行移動は移動量の符号を変え、掛ける順を逆にします。つまりtranslate4d(vec3(0, 0, r.negate())).mul(rotate4dY(a.negate())) です。',
  },
  formula: String.raw`M_y(\theta) = \begin{pmatrix} \cos\theta & 0 & \sin\theta & 0 \\ 0 & 1 & 0 & 0 \\ -\sin\theta & 0 & \cos\theta & 0 \\ 0 & 0 & 0 & 1 \end{pmatrix}`,
  claims: {
    'It is rotate3dY in the upper left, bordered by the identity': 'is the matrix of three columns, bordered by the identity',
    'A view matrix is the inverse of that placement': 'the view of a camera on a circle undoes its placement',
  },
  related: ['rotate3dY', 'translate4d', 'rotate4dX'],
  confusedWith: [
    {
      name: 'rotate3dY',
      en: 'The same rotation with 9 numbers. It is enough where nothing is translated or projected.',
      ja: '同じ回転を9個の数で表します。平行移動も投影もしないなら、こちらで足ります。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.makeRotationY' },
    { where: 'gl-matrix', name: 'mat4.fromYRotation' },
    { where: 'wgpu-matrix', name: 'mat4.rotationY' },
    { where: 'GLM', name: 'eulerAngleY' },
    { where: 'CSS', name: 'rotateY()', note: { en: 'The same matrix, with y pointing down.', ja: '同じ行列ですが、yは下向きです。' } },
  ],
  words: {
    en: ['yaw', 'heading', 'orbit', 'camera', 'y axis', 'rotateY', 'rotationY'],
    ja: ['y軸', 'ヨー', '方位', 'ほうい', 'カメラ', '周回', '横回転', 'よこかいてん'],
  },
  examples: {
    'ring-of-pictures': { en: 'A ring of pictures', ja: '輪に並べた絵' },
    'walk-round-a-knot-garden': { en: 'A walk round a knot garden', ja: '幾何学庭園のまわりを歩く' },
  },
})
