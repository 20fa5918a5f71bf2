/** Record of rotate4dZ. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './rotation.ts'

export const record: WrittenRecord = aboutAxis('z', 4, {
  summary: { en: 'The 4×4 matrix of a counter-clockwise rotation about the z axis.', ja: 'z軸のまわりに反時計回りに回す4×4行列です。' },
  intuition: {
    en: 'It is rotate3dZ in the upper left, bordered by the identity. It turns what faces the camera, such as a sprite, a wheel or a hand of a clock, and keeps its depth. To turn it about a pivot c instead of the origin, translate the pivot to the origin, rotate, and translate back: translate4d(c).mul(rotate4dZ(a)).mul(translate4d(c.negate())). For flat pictures without depth, rotate2d is enough.',
    ja: '左上がrotate3dZで、残りは単位行列と同じです。スプライトや車輪、時計の針のように正面を向いたものを、奥行きを変えずに回します。原点ではなく支点cのまわりに回すには、支点を原点に移し、回してから元に戻します。つまりtranslate4d(c).mul(rotate4dZ(a)).mul(translate4d(c.negate())) です。奥行きのない絵なら、rotate2dで足ります。',
  },
  formula: String.raw`M_z(\theta) = \begin{pmatrix} \cos\theta & -\sin\theta & 0 & 0 \\ \sin\theta & \cos\theta & 0 & 0 \\ 0 & 0 & 1 & 0 \\ 0 & 0 & 0 & 1 \end{pmatrix}`,
  claims: {
    'It is rotate3dZ in the upper left, bordered by the identity': 'is the matrix of three columns, bordered by the identity',
    'keeps its depth': 'a quarter turn takes each axis to the right one',
    'translate the pivot to the origin, rotate, and translate back': 'rotates about an axis through a point, between two translations',
  },
  related: ['rotate3dZ', 'rotate2d', 'translate4d'],
  confusedWith: [
    {
      name: 'rotate3dZ',
      en: 'The same rotation with 9 numbers. It is enough where nothing is translated or projected.',
      ja: '同じ回転を9個の数で表します。平行移動も投影もしないなら、こちらで足ります。',
    },
    { name: 'rotate', en: 'Rotates a single point of the plane, about a centre if you want.', ja: '平面の点を一つ回します。中心も指定できます。' },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Matrix4.makeRotationZ' },
    { where: 'gl-matrix', name: 'mat4.fromZRotation' },
    { where: 'wgpu-matrix', name: 'mat4.rotationZ' },
    { where: 'GLM', name: 'eulerAngleZ' },
    { where: 'CSS', name: 'rotateZ()', note: { en: 'The same matrix, with y pointing down: clockwise.', ja: '同じ行列ですが、yが下向きなので時計回りです。' } },
  ],
  words: {
    en: ['roll', 'bank', 'pivot', 'sprite', 'z axis', 'rotateZ', 'rotationZ'],
    ja: ['z軸', 'ロール', '横転', '支点', 'してん', 'ピボット', 'スプライト'],
  },
  examples: {
    'hands-of-a-clock': { en: 'The hands of a clock', ja: '時計の針' },
    'branching-tree': { en: 'A branching tree', ja: '枝分かれする木' },
  },
})
