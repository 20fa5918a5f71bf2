/** Record of polySDF. */
import { count, fromCentre, nearest, outlined, size } from './flat.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

const asStar = 'a regular polygon is a star whose dents lie on straight sides'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to a regular polygon about the origin, with any number of corners.',
    ja: '原点を中心とする正多角形までの、正確な符号付き距離です。頂点の数は自由に選べます。',
  },
  intuition: {
    en: 'All sides are alike. Rotate the point by whole sectors until a corner is at the top, then mirror it to the right half: half a side is left. Along that side the distance is how far the point lies beyond it; past the corner, it is the distance to the corner. The cost does not depend on the number of corners.',
    ja: '辺はどれも同じです。点を扇形いくつか分だけ回して頂点の一つが真上に来るようにし、右半分に折り返せば、残るのは半分の辺だけです。辺に沿ったところでは辺をどれだけ越えているかが、頂点の先では頂点までの距離が答えです。頂点の数が増えても計算量は変わりません。',
  },
  parameters: {
    p: fromCentre('polygon', '多角形'),
    r: size(
      {
        en: 'The distance of the corners from the centre; the sides are r·cos(π/n) away from it.',
        ja: '中心から頂点までの距離です。辺までの距離はr·cos(π/n) になります。',
      },
      0.75,
    ),
    n: count({ en: 'The number of corners; the first points up.', ja: '頂点の数です。一つ目は真上を向きます。' }, [3, 12], 5),
  },
  range: { min: -1, max: 1.42 },
  formula: String.raw`\begin{aligned} \alpha &= \frac{\pi}{n}, \quad \varphi = 2\alpha \left\lfloor \frac{\operatorname{atan2}(p_x, p_y)}{2\alpha} + \frac12 \right\rfloor, \quad \mathbf q = \begin{pmatrix} |p_x \cos\varphi - p_y \sin\varphi| \\ p_x \sin\varphi + p_y \cos\varphi - r \end{pmatrix} \\ u &= q_x \cos\alpha - q_y \sin\alpha, \quad v = q_x \sin\alpha + q_y \cos\alpha \\ d &= \begin{cases} v & v < 0 \\ \sqrt{\min(u, 0)^2 + v^2} & v \ge 0 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0.75], 0.75, 5], is: 0, en: 'The first corner is at the top.', ja: '一つ目の頂点は真上です。' },
    { of: [[0, 2], 0.75, 5], is: 1.25 },
    { of: [[0, 0], 1, 3], is: -0.5, en: 'Half the radius: cos(π/3) = ½.', ja: 'cos(π/3) = ½なので、rの半分です。' },
    { of: [[0, -1], 1, 3], is: 0.5, en: 'With an odd number of corners, a side is at the bottom.', ja: '頂点の数が奇数なら、真下は辺です。' },
    { of: [[1, 1], 1, 4], is: Math.SQRT1_2, en: 'A square on its corner.', ja: '頂点で立つ正方形です。' },
    { of: [[0, 2], 0.75, 4.6], is: 1.25, en: 'A polygon with 5 corners.', ja: '頂点が5個の多角形として扱います。' },
    { of: [[0, -1], 1, 0], is: 0.5, en: 'At least a triangle.', ja: '少なくとも三角形になります。' },
    { of: [[3, 4], 0, 5], is: 5, en: 'A polygon of size 0 is a point.', ja: '大きさのない多角形は点です。' },
  ],
  oracle: {
    en: 'The polygon of all corners in double precision: the nearest of its n sides, and the sign by counting crossings.',
    ja: 'すべての頂点を結んだ多角形を倍精度で扱い、n本の辺のうち最も近いものまでの距離を取ったものです。内外は交差の回数で決めます。',
  },
  accuracy: { class: 'angle' },
  continuity: {
    order: 0,
    en: 'Creases inside, from the centre to each corner.',
    ja: '内側の、中心から各頂点へ向かう線に沿って折れ目があります。',
  },
  claims: {
    'The polygons of 3 and of 6 corners without an angle to compute': 'a triangle and a hexagon are the polygons of 3 and of 6 corners',
    'the sides are r·cos(π/n) away from it': asStar,
    'past the corner, it is the distance to the corner': nearest,
  },
  references: [{ title: 'Regular Polytopes', authors: 'H. S. M. Coxeter', year: 1973, section: 'V, The Kaleidoscope' }],
  related: ['triSDF', 'hexSDF', 'starSDF', 'rhombSDF', 'circleSDF', 'triangleSDF', 'kaleidoscope', 'drawFill'],
  confusedWith: [
    {
      name: 'triSDF, hexSDF',
      en: 'The polygons of 3 and of 6 corners without an angle to compute. The r of hexSDF is the distance of the sides, r·cos(π/6) here.',
      ja: '頂点が3個と6個の多角形を、角度を計算せずに求めます。hexSDFのrは辺までの距離で、ここでのr·cos(π/6) に当たります。',
    },
    {
      name: 'starSDF',
      en: 'The same polygon at a ratio of cos(π/n); smaller ratios give it dents.',
      ja: 'ratioがcos(π/n) のとき同じ正多角形になり、それより小さいとくぼみができます。',
    },
    {
      name: { en: 'the largest distance to a side’s line', ja: '各辺の直線までの距離の最大値' },
      en: 'The maximum of dot(p, normal) is cheap for few sides, but its corners stay sharp outside: a lower bound, not the distance.',
      ja: 'dot(p, 法線) の最大値は、辺が少なければ軽く済みます。ただし外側でも角が尖ったままなので、距離そのものではなくその下界です。',
    },
  ],
  elsewhere: [
    articles('sdPentagon, sdHexagon, sdOctogon'),
    { where: 'Unity Shader Graph', name: 'Polygon', note: { en: 'Gives coverage, not distance.', ja: '距離ではなく被覆率を返します。' } },
    { where: 'Illustrator, Figma', name: { en: 'Polygon tool', ja: '多角形ツール' } },
  ],
  words: {
    en: ['polygon', 'regular polygon', 'ngon', 'pentagon', 'octagon', 'heptagon', 'square', 'sdPentagon', 'sdOctogon'],
    ja: ['多角形', 'たかくけい', '正多角形', 'ポリゴン', '五角形', '七角形', '八角形', '正方形'],
  },
  examples: {
    'a-road-sign': { en: 'A road sign', ja: '道路標識' },
    'a-shaft-of-turning-frames': { en: 'A shaft of turning frames', ja: 'ねじれて続く枠の縦穴' },
  },
})
