/** Record of expand for boxes. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const
const nothing = { min: [3e38, 3e38, 3e38], max: [-3e38, -3e38, -3e38] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'Enlarges an axis-aligned box by a margin on every side, or just enough to contain a point or another box.',
    ja: '軸平行ボックスを広げます。すべての面に余白を付けるか、点や別のボックスがちょうど収まるところまで広げます。',
  },
  intuition: {
    en: 'A box is two corners, so enlarging it means moving two corners. A margin moves the smallest corner down and the largest up on every axis. To contain a point, each coordinate of the smallest corner becomes the minimum of its own and that of the point, and each coordinate of the largest corner the maximum; a point inside changes nothing. Do this for every point of a model, starting with an inside-out box, and the result is its bounding box.',
    ja: 'ボックスは二つの角なので、広げるとは二つの角を動かすことです。余白を付けるなら、すべての軸で最小の角を小さい方へ、最大の角を大きい方へ押し出します。点を収めるなら、最小の角の座標は小さい方に、最大の角の座標は大きい方にします。中の点なら何も変わりません。裏返しのボックスから始めてモデルのすべての点を順に収めれば、そのモデルのバウンディングボックスになります。',
  },
  parameters: {
    box: {
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [-0.9, -0.5, -0.7], max: [0.5, 0.4, 0.5] },
      outside: {
        en: 'Any size. The box from (3e38, …) to (−3e38, …) is empty: expanded by a point it is that point, and with a margin it stays empty.',
        ja: 'どんな大きさでもかまいません。(3e38, …) から (−3e38, …) までのボックスは空で、点を収めるとその点だけのボックスになり、余白を付けても空のままです。',
      },
    },
    margin: {
      meaning: { en: 'How far each face moves outwards.', ja: 'それぞれの面を外へ動かす長さです。' },
      unit: 'length',
      range: [-1, 1],
      default: 0.15,
      outside: {
        en: 'Any number. A negative margin shrinks the box; each axis stops at its middle and never turns inside out.',
        ja: 'どんな値でもかまいません。負ならボックスは縮みます。どの軸も中心で止まり、裏返ることはありません。',
      },
    },
    p: {
      meaning: { en: 'A point to contain.', ja: '収める点です。' },
      unit: 'position',
      range: [-2, 2],
      default: [1.15, 0.9, 0.75],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
    other: {
      meaning: { en: 'Another box to contain.', ja: '収める別のボックスです。' },
      unit: 'box',
      range: [-2, 2],
      default: { min: [0.6, -0.7, 0.1], max: [1.2, -0.1, 0.9] },
      outside: { en: 'Any size. An empty box changes nothing.', ja: 'どんな大きさでもかまいません。空のボックスなら何も変わりません。' },
    },
  },
  returns: {
    en: 'The enlarged box, or with a negative margin the shrunken one.',
    ja: '広げたボックスです。marginが負なら縮めたボックスです。',
    range: { min: -3, max: 3 },
  },
  formula: String.raw`\begin{aligned} \mathrm{margin}:\quad &[\min(\mathrm{box.min} - \mathrm{margin},\ \max(\mathrm{box.min}, \mathbf c)), \\ &\phantom{[}\max(\mathrm{box.max} + \mathrm{margin},\ \min(\mathrm{box.max}, \mathbf c))] \\ &\phantom{[}\mathbf c = \tfrac12(\mathrm{box.min} + \mathrm{box.max}) \\[0.4em] \mathrm{p}:\quad &[\min(\mathrm{box.min},\ \mathbf p), \\ &\phantom{[}\max(\mathrm{box.max},\ \mathbf p)] \\[0.4em] \mathrm{other}:\quad &[\min(\mathrm{box.min},\ \mathrm{other.min}), \\ &\phantom{[}\max(\mathrm{box.max},\ \mathrm{other.max})] \end{aligned}`,
  edgeCases: [
    { of: [unitBox, 0.5], is: { min: [-1.5, -1.5, -1.5], max: [1.5, 1.5, 1.5] }, exact: true },
    { of: [unitBox, 0], is: unitBox, exact: true },
    { of: [unitBox, -0.5], is: { min: [-0.5, -0.5, -0.5], max: [0.5, 0.5, 0.5] }, exact: true },
    {
      of: [{ min: [-1, -2, 0], max: [1, 2, 1] }, -1.5],
      is: { min: [0, -0.5, 0.5], max: [0, 0.5, 0.5] },
      exact: true,
      en: 'Axes with no length left stop at their middle.',
      ja: '長さのなくなった軸は中心で止まります。',
    },
    {
      of: [nothing, 0.5],
      is: nothing,
      exact: true,
      en: 'The empty box stays empty.',
      ja: '空のボックスは空のままです。',
    },
    { overload: 'point', of: [unitBox, [2, 0, -3]], is: { min: [-1, -1, -3], max: [2, 1, 1] }, exact: true },
    {
      overload: 'point',
      of: [unitBox, [0.5, 0, -0.5]],
      is: unitBox,
      exact: true,
      en: 'A point inside changes nothing.',
      ja: 'すでに中にある点では何も変わりません。',
    },
    {
      overload: 'point',
      of: [nothing, [1, 2, 3]],
      is: { min: [1, 2, 3], max: [1, 2, 3] },
      exact: true,
      en: 'The box to start with when collecting points.',
      ja: '点を集めるときは、このボックスから始めます。',
    },
    { overload: 'box', of: [unitBox, { min: [0, 0, 0], max: [3, 0.5, 2] }], is: { min: [-1, -1, -1], max: [3, 1, 2] }, exact: true },
    { overload: 'box', of: [unitBox, nothing], is: unitBox, exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 4,
    oracle: {
      en: 'The smallest and the largest coordinates of all corners and points, in double precision. Tests also check that the result contains everything it was given, and that expanding twice by the same point changes nothing.',
      ja: 'すべての角と点の座標から最小と最大を選んだ結果で、倍精度で計算しています。結果が渡したものをすべて含むこと、同じ点を二度収めても変わらないことも確かめています。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks where a point moves outside the box and where a shrinking axis stops.',
    ja: '点が外へ出るところと、縮む軸が止まるところで折れ曲がります。',
  },
  claims: {
    'or just enough to contain a point or another box': 'holds the box it was given, and what it was expanded by',
    'a point inside changes nothing': 'changes nothing the second time',
    'the result is its bounding box': 'makes the same box of many points in any order',
    'with a margin it stays empty': 'an empty box changes no other, becomes the point that it is expanded by, and stays empty with a margin',
    'never turns inside out': 'never turns a box inside out, however much it shrinks',
    'An empty box changes nothing': 'an empty box changes no other, becomes the point that it is expanded by, and stays empty with a margin',
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '6.5.1, Merging Two AABBs' },
    {
      title: 'Physically Based Rendering',
      authors: 'Matt Pharr, Wenzel Jakob, Greg Humphreys',
      year: 2023,
      section: '3.7, Bounding Boxes',
      url: 'https://pbr-book.org/4ed/Geometry_and_Transformations/Bounding_Boxes',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['aabbSquare', 'aabbContain', 'aabbCentroid'],
  confusedWith: [
    {
      name: { en: 'scaling a box', ja: 'ボックスの拡大' },
      en: 'Multiplies the sides, so a long side grows more. A margin adds the same length to all.',
      ja: '拡大は各辺に同じ倍率を掛けるので、長い辺ほど大きく伸びます。余白は、どの辺にも同じ長さを足します。',
    },
    {
      name: { en: 'a rounded box', ja: '角の丸いボックス' },
      en: 'The points within a margin of a box form a shape with round corners: boxSDF(…) < margin. aabbExpand gives the box around that shape.',
      ja: 'ボックスから余白以内の場所は、角の丸い形です（boxSDF(…) < margin）。ここで得られるのは、それを囲むボックスです。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.expandByScalar, expandByPoint, union' },
    {
      where: 'Unity',
      name: 'Bounds.Expand, Encapsulate',
      note: { en: 'Expand takes the growth of the whole side, twice the margin used here.', ja: 'Expandに渡すのは辺全体の増分で、ここでのmarginの2倍です。' },
    },
    { where: 'Unreal Engine', name: 'FBox::ExpandBy, operator+=' },
    { where: 'Godot', name: 'AABB.grow, expand, merge' },
  ],
  synonyms: {
    en: ['expand', 'grow', 'margin', 'padding', 'inflate', 'shrink', 'encapsulate', 'union', 'merge', 'bounding box of points'],
    ja: ['広げる', 'ひろげる', '拡張', '余白', 'マージン', 'パディング', '縮める', '結合', '合成', 'バウンディングボックス', '直方体'],
  },
  examples: {
    'frame-around-three-dots': { en: 'A frame around three dots', ja: '三つの点を囲む枠' },
    'nested-frames-that-breathe': { en: 'Nested frames that breathe', ja: '呼吸する入れ子の枠' },
  },
}
