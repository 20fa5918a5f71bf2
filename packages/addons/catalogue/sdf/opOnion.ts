/** Record of opOnion. */
import { distance, operation } from './operation.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = operation({
  summary: {
    en: 'Hollows a shape out: only a wall along its surface is left.',
    ja: '図形の中身を抜き、表面に沿った壁だけを残します。',
  },
  intuition: {
    en: 'The absolute value of the distance ignores the side and tells how far the surface itself is. Subtract half the thickness, and all that is nearer is wall. The wall reaches to both sides of the surface, so the shape grows by half the thickness. Apply it again for walls within walls, like the layers of an onion. Use it for outlines, pipes, shells and bowls, and cut the result open with opSubtraction to see inside.',
    ja: '距離の絶対値を取ると、内と外の区別がなくなり、表面からの遠さだけが残ります。そこから厚みの半分を引けば、それより近い点が壁になります。壁は表面の両側に広がるので、図形は厚みの半分だけ大きくなります。繰り返すと、玉ねぎの層のように壁の中に壁ができます。輪郭線、管、殻、器などに使います。opSubtractionで切り開けば、中が見えます。',
  },
  parameters: {
    d: distance({ en: 'Distance to the shape.', ja: '図形までの距離です。' }, 0.3),
    halfThickness: {
      meaning: {
        en: 'Half the thickness of the wall: it reaches this far to either side of the surface.',
        ja: '壁の厚みの半分です。壁は表面の両側に、この長さだけ広がります。',
      },
      unit: 'length',
      range: [0, 0.5],
      default: 0.06,
      outside: {
        en: 'Any size from 0, at which only the surface is left, without an inside. With a negative size, nothing is inside.',
        ja: '0以上ならどんな大きさでも使えます。0なら表面だけが残り、内側はなくなります。負なら、どの点も内側になりません。',
      },
    },
  },
  returns: {
    en: 'The distance to the wall. From an exact distance it is exact on both sides of the wall, outside the shape and in its cavity. Within the wall, its magnitude is a lower bound.',
    ja: '壁までの距離です。渡した距離が正確なら、壁の両側、つまり図形の外と空洞の中では正確です。壁の中では、絶対値が距離の下界になります。',
    range: { min: -0.5, max: 1 },
  },
  formula: String.raw`|d| - t`,
  edgeCases: [
    { of: [0.5, 0.25], is: 0.25, exact: true },
    { of: [-0.5, 0.25], is: 0.25, exact: true, en: 'In the cavity: as far from the wall as outside.', ja: '空洞の中です。壁までの距離は外側と同じです。' },
    { of: [0, 0.25], is: -0.25, exact: true, en: 'On the old surface, in the middle of the wall.', ja: '元の表面の上は、壁の真ん中です。' },
    { of: [0.25, 0.25], is: 0, exact: true },
    { of: [-0.25, 0], is: 0.25, exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 2,
    oracle: {
      en: 'In double precision, the larger of d − t and −d − t. Polygons with and without a dent are compared with points that are made at the distance t from their sides and corners.',
      ja: 'd − tと −d − tの大きい方を、倍精度で計算したものです。へこみのある多角形とない多角形を、辺と頂点からtだけ離れた点とも照合しています。',
    },
  },
  exactness: 'bound',
  continuity: { order: 0, en: 'A crease on the surface of the shape, in the middle of the wall.', ja: '元の図形の表面、つまり壁の真ん中に折れ目があります。' },
  claims: {
    'From an exact distance it is exact on both sides of the wall': 'a wall is exact on both sides of it, and within it a lower bound',
    'Within the wall, its magnitude is a lower bound': 'a wall is exact on both sides of it, and within it a lower bound',
    'Half the thickness of the wall': 'a wall is twice as thick as halfThickness, and a wall of a wall is two',
    'Apply it again for walls within walls': 'a wall is twice as thick as halfThickness, and a wall of a wall is two',
  },
  related: ['opRound', 'opSubtraction', 'drawStroke', 'boxFrameSDF', 'arcSDF'],
  confusedWith: [
    {
      name: 'drawStroke',
      en: 'Colours a line along an outline, given its whole width. opOnion gives a distance that you can round, join or light.',
      ja: '輪郭に沿った線を塗る関数で、線の幅全体を渡します。opOnionの結果は距離なので、さらに丸めたり、合わせたり、光を当てたりできます。',
    },
    {
      name: 'boxFrameSDF',
      en: 'Keeps the edges of a box. opOnion keeps its faces.',
      ja: '直方体の辺だけを残します。opOnionは面を残します。',
    },
  ],
  elsewhere: [
    articles('opOnion'),
    {
      where: 'Blender',
      name: { en: 'Solidify modifier, Offset 0', ja: 'ソリッド化モディファイアー（オフセット0）' },
      note: { en: 'For meshes.', ja: 'メッシュ用です。' },
    },
  ],
  words: {
    en: ['onion', 'shell', 'hollow', 'wall', 'annulus', 'ring', 'outline', 'stroke', 'contour', 'thickness', 'solidify', 'layers'],
    ja: ['玉ねぎ', 'オニオン', '殻', 'シェル', '中空', '空洞', '壁', '厚み', '環', '輪郭線', '縁取り', '層'],
  },
  examples: {
    'an-onion-cut-in-half': { en: 'An onion cut in half', ja: '半分に切った玉ねぎ' },
    'neon-over-a-cocktail-bar': { en: 'Neon over a cocktail bar', ja: 'カクテルバーのネオン' },
  },
})
