/** Record of square for boxes. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The smallest cube that has the centre of an axis-aligned box and contains the box.',
    ja: '軸平行ボックスと中心が同じで、そのボックスを収める最小の立方体です。',
  },
  intuition: {
    en: 'The cube must be as long as the longest side of the box. Keep the centre, take half of the longest side, and go that far in all six directions. The two faces at the ends of the longest side stay; the others move out until all sides are equal.',
    ja: '立方体の一辺は、収めるものの最も長い辺と同じだけ必要です。中心はそのままにして、最も長い辺の半分を六つの方向すべてに取ります。最も長い辺の両端の面は動かず、ほかの面が外へ動いて、すべての辺が等しくなります。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-1.05, -0.4, -0.6], max: [1.05, 0.45, 0.5] },
      outside: {
        en: 'Any size up to half of the largest float. If the corners are swapped on some axes, the longest of the other sides counts.',
        ja: '単精度の最大値の半分までなら、どんな大きさでもかまいません。一部の軸で角の大小が逆なら、残りの軸のうち最も長い辺を使います。',
      },
    },
  },
  returns: { en: 'The cube. It contains the box to the bit.', ja: '立方体です。ボックスを1ビットの狂いもなく含みます。', range: { min: -4, max: 4 } },
  formula: String.raw`\begin{gathered} \mathbf c = \frac{\mathrm{box.min} + \mathrm{box.max}}{2} \\ h = \frac{\max_i\,(\mathrm{box.max}_i - \mathrm{box.min}_i)}{2} \\ [\mathbf c - h,\ \mathbf c + h] \end{gathered}`,
  edgeCases: [
    { of: [{ min: [-2, -1, -0.5], max: [2, 1, 0.5] }], is: { min: [-2, -2, -2], max: [2, 2, 2] }, exact: true },
    {
      of: [{ min: [1, 0, 0], max: [2, 4, 2] }],
      is: { min: [-0.5, 0, -1], max: [3.5, 4, 3] },
      exact: true,
      en: 'The centre and the longest side stay.',
      ja: '中心と、最も長い辺は変わりません。',
    },
    {
      of: [{ min: [-1, -1, -1], max: [1, 1, 1] }],
      is: { min: [-1, -1, -1], max: [1, 1, 1] },
      exact: true,
      en: 'A cube stays as it is.',
      ja: '立方体ならそのままです。',
    },
    {
      of: [{ min: [-1, -1, 0.5], max: [1, 1, 0.5] }],
      is: { min: [-1, -1, -0.5], max: [1, 1, 1.5] },
      exact: true,
      en: 'A rectangle gets equal thickness on both sides.',
      ja: '長方形には、両側へ同じだけ厚みが付きます。',
    },
    {
      of: [{ min: [0.1, 0.2, 0.3], max: [0.1, 0.2, 0.3] }],
      is: { min: [0.1, 0.2, 0.3], max: [0.1, 0.2, 0.3] },
      exact: true,
      en: 'A point is a cube of size 0.',
      ja: '点は、大きさのない立方体です。',
    },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'Each side extended at both ends by half of what it lacks to the longest, in double precision. Tests also check that the result is a cube, contains the box and has its centre.',
      ja: '最も長い辺に足りない分の半分を、それぞれの辺の両端に足す計算を倍精度で行ったものです。結果が立方体であること、ボックスを含むこと、中心が同じであることも確かめています。',
    },
  },
  continuity: { order: 0, en: 'Kinks where another side becomes the longest.', ja: '最も長い辺が入れ替わるところで折れ曲がります。' },
  claims: {
    'The smallest cube': 'is no larger than the longest side',
    'It contains the box to the bit': 'is a cube that holds the box, to the bit',
    'The centre and the longest side stay': 'has the middle of the box',
    'the longest of the other sides counts': 'with swapped corners on some axes, the longest of the other sides counts',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbExpand', 'aabbCentroid', 'aabbContain'],
  confusedWith: [
    {
      name: { en: 'the cube of the same volume', ja: '同じ体積の立方体' },
      en: 'Its side is the cube root of the volume. It does not contain the box, unless that is a cube.',
      ja: '一辺は体積の立方根です。立方体でなければ、もとのボックスは収まりません。',
    },
    {
      name: { en: 'squaring a number', ja: '二乗' },
      en: 'Here square means the shape: all sides are equal.',
      ja: 'ここでのsquareは「正方形の」という意味で、辺の長さをそろえることです。',
    },
  ],
  elsewhere: [
    {
      where: { en: 'Octrees, voxel grids', ja: '八分木、ボクセル格子' },
      name: { en: 'root cell, cubic bounds', ja: 'ルートセル、立方体の境界' },
      note: {
        en: 'They use a cube, since halving a cube on every axis gives cubes.',
        ja: '立方体は各軸で二等分しても立方体のままなので、こうした場面で使います。',
      },
    },
  ],
  synonyms: {
    en: ['cube', 'cubic bounds', 'square', 'equal sides', 'enclosing cube', 'uniform', 'octree root', 'voxel grid', 'fit'],
    ja: ['立方体', 'りっぽうたい', '正方形', '外接立方体', '等辺', 'ボックス', '八分木', 'ボクセル', 'フィット', '直方体'],
  },
  examples: {
    'fit-a-model-into-a-voxel': { en: 'Fit a model into a voxel grid', ja: 'モデルをボクセル格子に収める' },
    'boxes-in-their-cubes': { en: 'Boxes in their cubes', ja: '立方体に収まる箱' },
  },
}
