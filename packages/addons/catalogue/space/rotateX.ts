/** Record of rotateX. */
import type { WrittenRecord } from '../record.ts'
import { aboutAxis } from './turn.ts'

export const record: WrittenRecord = aboutAxis('x', {
  summary: { en: 'Rotates a point counter-clockwise about the x axis.', ja: '点をx軸のまわりに反時計回りに回します。' },
  intuition: {
    en: 'The x coordinate stays, and y and z rotate as the two coordinates of a plane. With x to the right, y up and z towards you, a positive angle tips the top of an object towards you, and raises a gaze along −z: this is pitch. Rotations about different axes do not commute: rotateY(rotateX(p, a), b) first tips, then turns.',
    ja: 'x座標はそのままで、yとzが平面の座標のように回ります。xが右、yが上、zが手前なら、正の角度では物の上側が手前に倒れ、−z方向の視線は上がります。これがピッチです。異なる軸のまわりの回転は、順序を入れ替えると結果が変わります。rotateY(rotateX(p, a), b) は、先に傾けてから向きを変えます。',
  },
  formula: String.raw`\operatorname{rotateX}(p, \theta) = \begin{pmatrix} p_x \\ p_y\cos\theta - p_z\sin\theta \\ p_y\sin\theta + p_z\cos\theta \end{pmatrix}`,
  claims: {
    'a positive angle tips the top of an object towards you, and raises a gaze along −z': 'a quarter turn takes each axis to the next',
    'Rotations about different axes do not commute': 'the order of two axes matters',
  },
  elsewhere: [
    { where: 'gl-matrix', name: 'vec3.rotateX', note: { en: 'About an axis through a point.', ja: '指定した点を通る軸のまわりに回します。' } },
    { where: 'Blender', name: 'Vector Rotate', note: { en: 'With the type X Axis.', ja: '種類を「X軸」にします。' } },
    { where: 'Processing', name: 'rotateX()', note: { en: 'Multiplies the current matrix.', ja: '現在の行列に掛けます。' } },
    {
      where: 'CSS',
      name: 'rotateX()',
      note: { en: 'With y pointing down: a positive angle tips the top away.', ja: 'yが下向きなので、正の角度では上側が奥へ倒れます。' },
    },
  ],
  words: { en: ['pitch', 'tilt', 'x axis', 'look up and down'], ja: ['x軸', 'ピッチ', '傾ける', 'かたむける', '縦回転', 'たてかいてん', '見上げる'] },
  examples: {
    'looking-up-between-towers': { en: 'Looking up between towers', ja: '高層ビルの谷間から見上げる空' },
    'reels-of-a-slot-machine': { en: 'The reels of a slot machine', ja: 'スロットマシンのリール' },
  },
})
