/** Record of boxSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, solidDistances, sphereTracing } from './reading.ts'

export const record: WrittenRecord = {
  shown: 'boxSDF_rounded',
  summary: {
    en: 'The exact signed distance from a point to a box about the origin, with sharp or rounded edges.',
    ja: '原点を中心とする直方体までの、正確な符号付き距離です。辺と角は尖ったままにも、丸くもできます。',
  },
  intuition: {
    en: 'A box is the same in all eight octants, so fold space into one octant with abs and measure from the corner there. Along each axis, take how far the point lies beyond the face, or 0. The length of that vector is the distance: it has one non-zero component beside a face, two beside an edge and three off a corner. Inside, it is the distance to the nearest face. To round the box, shrink it by the radius and subtract the radius from the distance.',
    ja: '直方体は八つの象限で同じ形なので、absで空間を一つの象限に折りたたみ、そこにある角から測ります。各軸について、点が面を越えた長さを求めます。越えていなければ0です。このベクトルの長さが距離になります。0でない成分は、面の横なら一つ、辺の横なら二つ、角の先なら三つです。内側では、最も近い面までの距離です。丸めるには、直方体を半径の分だけ小さくし、距離から半径を引きます。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point, relative to the centre of the box.', ja: '直方体の中心から見た点の位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2, 0.4],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    halfSize: {
      meaning: { en: 'Half the width, height and depth.', ja: '幅、高さ、奥行きの半分です。' },
      unit: 'length',
      range: [0, 1],
      default: [0.7, 0.42, 0.56],
      outside: {
        en: 'Any size from 0: a rectangle if one component is 0, a point if all three are. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。一つの成分が0なら長方形、三つとも0なら点です。負の大きさには意味がありません。',
      },
    },
    radius: {
      meaning: {
        en: 'Radius of the edges and corners; the outer size does not change. If you omit it, edges are sharp.',
        ja: '辺と角の丸みの半径です。外側の大きさは変わりません。省略すると尖った形になります。',
      },
      unit: 'length',
      range: [0, 0.5],
      default: 0.12,
      outside: {
        en: 'Clamped to 0 and half the shortest side, where a cube becomes a ball.',
        ja: '0から最も短い辺の半分までに制限されます。上限では、立方体は球になります。',
      },
    },
  },
  returns: {
    en: 'The distance to the surface, exact inside and outside: negative inside, 0 on it, positive outside.',
    ja: '表面までの距離です。内側でも外側でも正確です。内側は負、表面の上は0、外側は正です。',
    range: { min: -1, max: 2 },
  },
  formula: String.raw`\begin{aligned} r' &= \min\bigl(\max(r, 0),\ h_x,\ h_y,\ h_z\bigr) \\ \mathbf q &= |\mathbf p| - \mathbf h + r' \\ d &= \bigl\lVert \max(\mathbf q, 0) \bigr\rVert + \min\bigl(\max(q_x, q_y, q_z),\ 0\bigr) - r' \end{aligned}`,
  edgeCases: [
    {
      of: [
        [0, 0, 0],
        [0.5, 0.25, 1],
      ],
      is: -0.25,
      exact: true,
      en: 'The distance to the nearest face.',
      ja: '最も近い面までの距離です。',
    },
    {
      of: [
        [0.5, -0.25, 1],
        [0.5, 0.25, 1],
      ],
      is: 0,
      exact: true,
    },
    {
      of: [
        [-1, 0, 0],
        [0.5, 0.25, 1],
      ],
      is: 0.5,
    },
    {
      of: [
        [1.25, 1.25, 0],
        [0.5, 0.25, 1],
      ],
      is: 1.25,
      en: 'Beside an edge two axes count: the length of (¾, 1).',
      ja: '辺の横では二つの軸が効き、(¾, 1) の長さになります。',
    },
    {
      of: [
        [1.5, 2.25, 3],
        [0.5, 0.25, 1],
      ],
      is: 3,
      en: 'Off a corner all three count: the length of (1, 2, 2).',
      ja: '角の先では三つの軸が効き、(1, 2, 2) の長さになります。',
    },
    {
      of: [
        [2, 3, 6],
        [0, 0, 0],
      ],
      is: 7,
      en: 'A box without size is a point.',
      ja: '大きさのない直方体は点です。',
    },
    {
      of: [
        [0.25, 0.25, 0.75],
        [0.5, 0.5, 0],
      ],
      is: 0.75,
      en: 'A box without depth is a rectangle in space and has no inside.',
      ja: '奥行きのない直方体は、空間に置いた長方形です。内側はありません。',
    },
    {
      overload: 'rounded',
      of: [[0.5, 0.5, 0.5], [0.5, 0.5, 0.5], 0.25],
      is: 0.25 * (Math.sqrt(3) - 1),
      en: 'The sharp corner is now outside.',
      ja: '尖った角があった位置は、外側になります。',
    },
    {
      overload: 'rounded',
      of: [[3, 4, 0], [1, 1, 1], 9],
      is: 4,
      en: 'Clamped to half the shortest side: a fully rounded cube is a ball.',
      ja: '最も短い辺の半分に制限されます。限界まで丸めた立方体は球です。',
    },
    { overload: 'rounded', of: [[1.5, 2.25, 3], [0.5, 0.25, 1], -1], is: 3, en: 'The same as a radius of 0.', ja: '半径0と同じです。' },
  ],
  accuracy: {
    class: 'distance',
    scale: 2,
    oracle: {
      en: 'In double precision, the ball of the radius swept through the smaller box; again over a fine net of points on faces, edges and corners; the gradient has length 1, and sphere tracing never steps past the surface.',
      ja: '小さめの直方体の中で球を動かした跡として、倍精度で計算したものです。面、辺、角の上の細かな点とも照合し、勾配の長さが1であることと、スフィアトレーシングが表面を越えないことも確かめています。',
    },
  },
  exactness: 'exact',
  continuity: { order: 0, en: 'Creases inside, where two faces are equally near.', ja: '内側の、二つの面から等距離にある面に沿って折れ目があります。' },
  claims: {
    'The exact signed distance from a point to a box': 'no point of the boundary is nearer, and one is as near',
    'exact inside and outside': 'no point of the boundary is nearer, and one is as near',
    '0 on it': 'it is 0 on the boundary',
    'the outer size does not change': 'it is 0 on the boundary',
    'a fully rounded cube is a ball': 'a radius beyond half the shortest side makes a cube a ball, and a square a disc',
    'its corners stay square outside: a lower bound, not the distance': 'the field with square corners is a lower bound',
  },
  references: [sphereTracing, solidDistances],
  provenance: fromFirstPrinciples,
  related: ['cubeSDF', 'boxFrameSDF', 'rectSDF', 'torusSDF', 'opUnion', 'aabbClosestPoint'],
  confusedWith: [
    {
      name: 'aabbIntersect',
      en: 'Where a ray meets a box. boxSDF is the distance in the nearest direction: to find where a ray hits, you march along the ray.',
      ja: '一本のレイがボックスと交わる位置です。boxSDFは最も近い方向への距離なので、レイとの交点を得るには少しずつ進む必要があります。',
    },
    {
      name: 'max(q.x, max(q.y, q.z))',
      en: 'Cheaper, but its corners stay square outside: a lower bound, not the distance.',
      ja: '計算は軽いのですが、外側でも角が四角いままです。距離そのものではなく、その下界です。',
    },
  ],
  elsewhere: [articles('sdBox, sdRoundBox')],
  synonyms: {
    en: ['box', 'cube', 'cuboid', 'rounded box', 'sdBox', 'sdRoundBox', 'signed distance', 'distance field', 'sdf 3d', 'raymarching'],
    ja: ['直方体', 'ちょくほうたい', '立方体', '箱', 'ボックス', '角丸', '距離関数', '距離場', '符号付き距離', 'ディスタンスフィールド', 'レイマーチング'],
  },
  examples: {
    'an-old-radio': { en: 'An old radio', ja: '古いラジオ' },
    'city-of-blocks-without-end': { en: 'A city of blocks without end', ja: '果てしなく続くブロックの街' },
  },
}
