/** Record of rectSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, flatDistances, sphereTracing } from './reading.ts'

export const record: WrittenRecord = {
  shown: 'rectSDF_rounded',
  summary: {
    en: 'The exact signed distance from a point to a rectangle about the origin, with sharp or rounded corners.',
    ja: '原点を中心とする長方形までの、正確な符号付き距離です。角は尖ったままにも、丸くもできます。',
  },
  intuition: {
    en: 'The rectangle is the same in all four quadrants, so fold the plane into one quadrant with abs and measure from the corner there. Outside, the lengths by which the point lies beyond the two edges are the legs of a right triangle, and the hypotenuse is the distance. Inside, it is the distance to the nearer of the two edges. To round the corners, shrink the rectangle by the radius and subtract the radius from the distance.',
    ja: '長方形は四つの象限で同じ形なので、absで平面を一つの象限に折りたたみ、そこにある角から測ります。外側では、右へはみ出した長さと上へはみ出した長さが直角三角形の二辺になり、斜辺が距離です。内側では、二つの辺のうち近い方までの距離です。角を丸めるには、長方形を半径の分だけ小さくし、距離から半径を引きます。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point, relative to the centre of the rectangle.', ja: '長方形の中心から見た点の位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    halfSize: {
      meaning: { en: 'Half the width and half the height.', ja: '幅の半分と高さの半分です。' },
      unit: 'length',
      range: [0, 1],
      default: [0.6, 0.4],
      outside: {
        en: 'Any size from 0: (0, 0) is a point. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。(0, 0) なら点です。負の大きさには意味がありません。',
      },
    },
    radius: {
      meaning: {
        en: 'Radius of the corners; the outer size does not change. If you omit it, corners are sharp.',
        ja: '角の丸みの半径です。外側の大きさは変わりません。省略すると尖った角になります。',
      },
      unit: 'length',
      range: [0, 0.5],
      default: 0.1,
      outside: {
        en: 'Clamped to 0 and half the shorter side, where the short sides become half circles.',
        ja: '0から短い辺の半分までに制限されます。上限では、短い辺が半円になります。',
      },
    },
  },
  returns: {
    en: 'The distance to the outline, exact inside and outside: negative inside, 0 on it, positive outside.',
    ja: '輪郭までの距離です。内側でも外側でも正確です。内側は負、輪郭の上は0、外側は正です。',
    range: { min: -1, max: 2 },
  },
  formula: String.raw`\begin{aligned} r' &= \min\bigl(\max(r, 0),\ h_x,\ h_y\bigr) \\ \mathbf q &= |\mathbf p| - \mathbf h + r' \\ d &= \bigl\lVert \max(\mathbf q, 0) \bigr\rVert + \min\bigl(\max(q_x, q_y),\ 0\bigr) - r' \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0],
        [0.5, 0.25],
      ],
      is: -0.25,
      exact: true,
      en: 'The distance to the nearer pair of edges.',
      ja: '近い方の二辺までの距離です。',
    },
    {
      of: [
        [0.5, 0.25],
        [0.5, 0.25],
      ],
      is: 0,
      exact: true,
    },
    {
      of: [
        [-1, 0],
        [0.5, 0.25],
      ],
      is: 0.5,
    },
    {
      of: [
        [1.25, 1.25],
        [0.5, 0.25],
      ],
      is: 1.25,
      en: 'Off a corner, the distance is the length of (¾, 1).',
      ja: '角の外側では (¾, 1) の長さになります。',
    },
    {
      of: [
        [3, 4],
        [0, 0],
      ],
      is: 5,
      en: 'A rectangle without size is a point.',
      ja: '大きさのない長方形は点です。',
    },
    {
      overload: 'rounded',
      of: [[0.5, 0.25], [0.5, 0.25], 0.125],
      is: 0.125 * (Math.SQRT2 - 1),
      en: 'The sharp corner is now outside.',
      ja: '尖った角があった位置は、外側になります。',
    },
    { overload: 'rounded', of: [[0.5, 0], [0.5, 0.25], 0.125], is: 0, en: 'The edges do not move.', ja: '辺の位置は変わりません。' },
    { overload: 'rounded', of: [[0.5, 0], [0.5, 0.25], 9], is: 0, en: 'Clamped to half the shorter side.', ja: '短い辺の半分に制限されます。' },
    { overload: 'rounded', of: [[1.25, 1.25], [0.5, 0.25], -1], is: 1.25, en: 'The same as a radius of 0.', ja: '半径0と同じです。' },
  ],
  accuracy: {
    class: 'distance',
    scale: 2,
    oracle: {
      en: 'The nearest point of the outline, piece by piece over four segments and four arcs, in double precision; again over thousands of points on the outline; the gradient has length 1.',
      ja: '輪郭を四つの線分と四つの円弧に分け、それぞれの最も近い点までの距離を倍精度で計算したものです。輪郭上の数千の点とも照合し、勾配の長さが1であることも確かめています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'Creases inside, along the lines where two edges are equally near.',
    ja: '内側の、二つの辺から等距離にある線に沿って折れ目があります。',
  },
  claims: {
    'The exact signed distance from a point to a rectangle': 'no point of the boundary is nearer, and one is as near',
    'exact inside and outside': 'no point of the boundary is nearer, and one is as near',
    '0 on it': 'it is 0 on the boundary',
    'the outer size does not change': 'it is 0 on the boundary',
    'where the short sides become half circles': 'a radius beyond half the shortest side makes a cube a ball, and a square a disc',
    'its corners stay square outside: a lower bound, not the distance': 'the field with square corners is a lower bound',
  },
  references: [sphereTracing, flatDistances],
  provenance: fromFirstPrinciples,
  related: ['boxSDF', 'cylinderSDF', 'starSDF', 'lineSDF', 'opUnion', 'drawFill', 'kaleidoscope'],
  confusedWith: [
    {
      name: 'max(q.x, q.y)',
      en: 'Cheaper, but its corners stay square outside: a lower bound, not the distance.',
      ja: '計算は軽いのですが、外側でも角が四角いままです。距離そのものではなく、その下界です。',
    },
    { name: 'drawFill', en: 'Draws the distance as a picture; rectSDF only measures it.', ja: '距離を絵にする関数です。rectSDFは距離を測るだけです。' },
  ],
  elsewhere: [
    {
      where: 'Unity Shader Graph',
      name: 'Rectangle, Rounded Rectangle',
      note: { en: 'They give coverage, not distance.', ja: '距離ではなく被覆率を返します。' },
    },
    articles('sdBox, sdRoundBox'),
  ],
  synonyms: {
    en: ['rectangle', 'box', 'square', 'rounded rectangle', 'sdBox', 'signed distance', 'distance field', 'sdf 2d'],
    ja: [
      '長方形',
      'ちょうほうけい',
      '矩形',
      'くけい',
      '四角',
      '四角形',
      '角丸',
      'かどまる',
      '角丸四角形',
      '距離関数',
      '距離場',
      '符号付き距離',
      'ディスタンスフィールド',
    ],
  },
  examples: {
    'rounded-card-with-a-shadow': { en: 'A rounded card with a shadow', ja: '影のある角丸のカード' },
    'mondrian-at-night': { en: 'Mondrian at night', ja: '夜のモンドリアン' },
  },
}
