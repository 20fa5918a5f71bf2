/** Record of aabb, which is imported as aabbFromCorners. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Makes an axis-aligned box from two opposite corners in any order.',
    ja: '向かい合う二つの角から軸平行ボックスを作ります。角の順序は問いません。',
  },
  intuition: {
    en: 'The other functions of boxes expect the smallest coordinates in min and the largest in max. Two corners from a mouse drag, a reflection or a ray come in any order, and the order can differ from axis to axis. aabbFromCorners compares them on each axis separately: the smaller coordinate goes to min and the larger to max. Any of the four pairs of opposite corners gives the same box.',
    ja: 'ボックスのほかの関数は、minに最小の座標、maxに最大の座標が入っていることを前提にします。しかし、マウスのドラッグや鏡映、レイから得た二つの角では、大小の順が決まらず、軸ごとに違うこともあります。そこで、軸ごとに小さい方の座標をminへ、大きい方をmaxへ入れます。向かい合う角の組は四つありますが、どれからも同じボックスができます。',
  },
  parameters: {
    a: {
      meaning: { en: 'A corner.', ja: '一方の角です。' },
      unit: 'position',
      range: [-2, 2],
      default: [-1.1, 0.75, -0.9],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
    b: {
      meaning: { en: 'The opposite corner.', ja: '向かい合う角です。' },
      unit: 'position',
      range: [-2, 2],
      default: [1, -0.65, 0.8],
      outside: { en: 'Any point. The same one gives a box of size 0.', ja: 'どこでもかまいません。同じ点なら、大きさのないボックスになります。' },
    },
  },
  returns: {
    en: 'The box, with no coordinate of min above that of max.',
    ja: 'ボックスです。どの軸でも、minの座標はmaxの座標以下です。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\begin{aligned} \mathrm{min}_i &= \min(a_i,\ b_i) \\ \mathrm{max}_i &= \max(a_i,\ b_i) \end{aligned}`,
  edgeCases: [
    {
      of: [
        [-1, -2, -3],
        [1, 2, 3],
      ],
      is: { min: [-1, -2, -3], max: [1, 2, 3] },
      exact: true,
    },
    {
      of: [
        [1, 2, 3],
        [-1, -2, -3],
      ],
      is: { min: [-1, -2, -3], max: [1, 2, 3] },
      exact: true,
      en: 'The corners swapped.',
      ja: '角を入れ替えた場合です。',
    },
    {
      of: [
        [-1, 2, -3],
        [1, -2, 3],
      ],
      is: { min: [-1, -2, -3], max: [1, 2, 3] },
      exact: true,
      en: 'Swapped on one axis only: the same box from two other corners.',
      ja: '一つの軸だけ逆でも、別の角の組から同じボックスができます。',
    },
    {
      of: [
        [0.1, 0.2, 0.3],
        [0.1, 0.2, 0.3],
      ],
      is: { min: [0.1, 0.2, 0.3], max: [0.1, 0.2, 0.3] },
      exact: true,
      en: 'A point is a box of size 0.',
      ja: '点は、大きさのないボックスです。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: { en: 'The two coordinates of each axis, sorted.', ja: '軸ごとに、二つの座標を並べ替えたものです。' },
  },
  continuity: { order: 0, en: 'Kinks where the corners change places on an axis.', ja: '軸の上で角の大小が入れ替わるところで折れ曲がります。' },
  claims: {
    'Any of the four pairs of opposite corners gives the same box': 'all four pairs of opposite corners make the same box',
    'no coordinate of min above that of max': 'all four pairs of opposite corners make the same box',
    'The smallest box that contains both': 'the box of two corners is that of one point expanded by the other',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbExpand', 'aabbContain', 'aabbDiagonal', 'aabbCentroid'],
  confusedWith: [
    {
      name: 'AABB',
      en: 'The struct itself: AABB({ min, max }) takes the corners as they are. If you know which is smaller, use it.',
      ja: '構造体そのものです。AABB({ min, max })は、渡した角をそのまま使います。大小が分かっているなら、こちらで足ります。',
    },
    {
      name: 'aabbExpand',
      en: 'Adds a third point and more. The smallest box that contains both of two points is aabbFromCorners.',
      ja: '三つ目以降の点を加えるときに使います。二つの点を含む最小のボックスなら、aabbFromCornersです。',
    },
    {
      name: { en: 'a centre and half of the size', ja: '中心と大きさの半分' },
      en: 'Other libraries store a box like this. Pass centre − half and centre + half.',
      ja: 'ボックスをこの形で持つライブラリもあります。中心 − 半分 と 中心 + 半分 を渡してください。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.setFromPoints' },
    { where: 'Unity', name: 'Bounds.SetMinMax', note: { en: 'Without sorting.', ja: '並べ替えはしません。' } },
    { where: 'DirectXMath', name: 'BoundingBox::CreateFromPoints' },
    {
      where: 'Godot',
      name: 'AABB.abs',
      note: {
        en: 'Makes sizes positive, which is the same for a corner and a size.',
        ja: '大きさを正にします。角と大きさで表したボックスについて、同じことをします。',
      },
    },
  ],
  synonyms: {
    en: ['bounding box', 'box from points', 'constructor', 'min max', 'sort corners', 'aabb', 'axis-aligned box', 'make box', 'selection'],
    ja: ['ボックス', 'バウンディングボックス', '直方体', '軸平行境界ボックス', '作成', 'コンストラクター', '並べ替え', '角', '範囲選択'],
  },
  examples: {
    'frame-dragged-by-the-pointer': { en: 'A frame dragged by the pointer', ja: 'ポインターで引く選択枠' },
    'city-seen-from-above': { en: 'A city seen from above', ja: '空から見た街' },
  },
}
