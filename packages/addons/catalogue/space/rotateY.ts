/** Record of rotateY. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './turn.ts'

export const record: WrittenRecord = aboutAxis('y', {
  summary: { en: 'Rotates a point counter-clockwise about the y axis.', ja: '点をy軸のまわりに反時計回りに回します。' },
  intuition: {
    en: 'The y coordinate stays, and z and x rotate as the two coordinates of a plane. With y up, this is what a turntable or a heading does, called yaw: a positive angle moves what faces you along z to the right, and turns a gaze along −z to the left. The axes follow one another in the cycle x, y, z, x, so the rotation goes from z to x.',
    ja: 'y座標はそのままで、zとxが平面の座標のように回ります。yが上向きなら、回転台や方位の回転で、ヨーと呼びます。正の角度では、手前（z）を向いているものが右へ動き、−z方向の視線は左を向きます。軸はx、y、z、xの順に巡るので、回る向きはzからxです。',
  },
  formula: String.raw`\operatorname{rotateY}(p, \theta) = \begin{pmatrix} p_x\cos\theta + p_z\sin\theta \\ p_y \\ p_z\cos\theta - p_x\sin\theta \end{pmatrix}`,
  claims: {
    'a positive angle moves what faces you along z to the right, and turns a gaze along −z to the left': 'a quarter turn takes each axis to the next',
  },
  elsewhere: [
    { where: 'gl-matrix', name: 'vec3.rotateY', note: { en: 'About an axis through a point.', ja: '指定した点を通る軸のまわりに回します。' } },
    { where: 'Blender', name: 'Vector Rotate', note: { en: 'With the type Y Axis, where z points up.', ja: '種類を「Y軸」にします。ただしzが上向きです。' } },
    { where: 'Processing', name: 'rotateY()', note: { en: 'Multiplies the current matrix.', ja: '現在の行列に掛けます。' } },
    { where: 'CSS', name: 'rotateY()', note: { en: 'Turns the same way, although y points down.', ja: 'yは下向きですが、回る向きは同じです。' } },
  ],
  words: {
    en: ['yaw', 'heading', 'turntable', 'orbit', 'y axis', 'pan'],
    ja: ['y軸', 'ヨー', '方位', 'ほうい', '回転台', '周回', '横回転', 'よこかいてん'],
  },
  examples: {
    'double-helix': { en: 'A double helix', ja: '二重らせん' },
    'lanterns-in-a-ring': { en: 'Lanterns in a ring', ja: '輪になって巡る提灯' },
  },
})
