/** Record of rotateZ. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './turn.ts'

export const record: WrittenRecord = aboutAxis('z', {
  summary: { en: 'Rotates a point counter-clockwise about the z axis.', ja: '点をz軸のまわりに反時計回りに回します。' },
  intuition: {
    en: 'The z coordinate stays, and x and y rotate as in the plane. With z towards you, a positive angle is counter-clockwise on the screen: this is roll, as when an aeroplane banks. If the angle grows in proportion to z, a straight bar becomes twisted: the further apart two slices are, the more one is rotated against the other.',
    ja: 'z座標はそのままで、xとyが平面の中で回ります。zが手前なら、正の角度は画面で反時計回りです。飛行機が機体を傾けるときの回転で、ロールと呼びます。角度をzに比例させれば、まっすぐな棒がねじれます。断面どうしが離れるほど、互いの向きの差は大きくなります。',
  },
  formula: String.raw`\operatorname{rotateZ}(p, \theta) = \begin{pmatrix} p_x\cos\theta - p_y\sin\theta \\ p_x\sin\theta + p_y\cos\theta \\ p_z \end{pmatrix}`,
  claims: { 'x and y rotate as in the plane': 'about z it is the rotation of the plane' },
  elsewhere: [
    { where: 'gl-matrix', name: 'vec3.rotateZ', note: { en: 'About an axis through a point.', ja: '指定した点を通る軸のまわりに回します。' } },
    {
      where: 'Blender',
      name: 'Vector Rotate',
      note: { en: 'With the type Z Axis, which points up there.', ja: '種類を「Z軸」にします。Blenderではzが上向きです。' },
    },
    { where: 'Processing', name: 'rotateZ()', note: { en: 'Multiplies the current matrix.', ja: '現在の行列に掛けます。' } },
    { where: 'CSS', name: 'rotateZ()', note: { en: 'With y pointing down: clockwise.', ja: 'yが下向きなので、時計回りです。' } },
  ],
  words: { en: ['roll', 'bank', 'twist', 'z axis'], ja: ['z軸', 'ロール', 'ねじる', 'ねじれ', '横転', 'おうてん'] },
  examples: {
    'tunnel-with-spiral-ribs': { en: 'A tunnel with spiral ribs', ja: 'らせんの溝が走るトンネル' },
    'artificial-horizon': { en: 'An artificial horizon', ja: '航空機の水平儀' },
  },
})
