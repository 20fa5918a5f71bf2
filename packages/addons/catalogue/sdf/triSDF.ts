/** Record of triSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, flatDistances } from './reading.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The exact signed distance from a point to an equilateral triangle about the origin, with a corner at the top.',
    ja: '原点を中心とし、頂点の一つが真上を向いた正三角形までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'The three sides are mirror images of each other. Mirror the point into the right half. If it then lies above the line through the centre and the lower right corner, mirror it across that line, too: now the lower side is the nearest one. What remains is the distance to a horizontal segment. A point below the side is outside, a point above it inside.',
    ja: '三つの辺は互いに鏡像です。点をまず右半分に折り返し、中心と右下の頂点を通る直線より上にあれば、その直線でもう一度折り返します。すると一番近い辺は必ず底辺になり、水平な線分までの距離を求めるだけで済みます。底辺より下なら外側、上なら内側です。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point, relative to the centre of the triangle.', ja: '三角形の中心から見た点の位置です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    r: {
      meaning: {
        en: 'The distance from the centre to the corners. The sides are half as far away, and r·√3 long.',
        ja: '中心から頂点までの距離です。辺までの距離はその半分で、一辺の長さはr·√3です。',
      },
      unit: 'length',
      range: [0, 1],
      default: 0.8,
      outside: {
        en: 'Any size from 0, which is a point. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。0なら点です。負の大きさには意味がありません。',
      },
    },
  },
  returns: {
    en: 'The distance to the outline, exact inside and outside: negative inside, 0 on it, positive outside.',
    ja: '輪郭までの距離です。内側でも外側でも正確です。内側は負、輪郭の上は0、外側は正です。',
    range: { min: -0.5, max: Math.SQRT2 },
  },
  formula: String.raw`\begin{aligned} \mathbf n &= \tfrac12 (1, \sqrt3), \quad \mathbf m = (|p_x|, p_y) \\ \mathbf q &= \mathbf m - 2 \max(\mathbf m \cdot \mathbf n,\ 0)\, \mathbf n \\ h &= -q_y - \tfrac12 r \\ d &= \operatorname{sign}(h) \left\lVert \begin{pmatrix} \max\bigl(|q_x| - \tfrac{\sqrt3}{2} r,\ 0\bigr) \\ h \end{pmatrix} \right\rVert \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 1], is: -0.5, exact: true, en: 'The deepest point is half of r from the sides.', ja: '中心から辺までの距離は、rの半分です。' },
    { of: [[0, 1], 1], is: 0, en: 'A corner is at the top.', ja: '頂点の一つは真上です。' },
    { of: [[0, 2], 1], is: 1, en: 'Beyond a corner, the corner is nearest.', ja: '頂点の先では、頂点が最も近い点です。' },
    { of: [[0, -1], 1], is: 0.5, exact: true },
    { of: [[0.75, -1], 1], is: 0.5, exact: true, en: 'The same all along the lower side.', ja: '底辺に沿って同じ値です。' },
    { of: [[Math.sqrt(0.75), -0.5], 1], is: 0, en: 'The lower right corner.', ja: '右下の頂点です。' },
    { of: [[3, 4], 0], is: 5, en: 'A triangle of size 0 is a point.', ja: '大きさのない三角形は点です。' },
  ],
  accuracy: {
    class: 'distance',
    oracle: {
      en: 'The polygon of the three corners in double precision: the nearest of its sides, and the sign by counting crossings; again over thousands of points on the outline.',
      ja: '三つの頂点を結んだ多角形を倍精度で扱ったものです。最も近い辺までの距離を取り、交差の回数で内外を決めます。輪郭上の数千の点とも照合しています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'Creases inside, on the lines from the centre to the corners, where two sides are equally near.',
    ja: '内側の、中心から頂点へ向かう線に沿って折れ目があります。二つの辺から等距離にある線です。',
  },
  claims: {
    'The same triangle': 'a triangle and a hexagon are the polygons of 3 and of 6 corners',
    'The exact signed distance from a point to an equilateral triangle': 'no point of the outline is nearer, and one is as near',
    'exact inside and outside': 'no point of the outline is nearer, and one is as near',
    '0 on it': 'it is 0 on the outline',
    'The sides are half as far away, and r·√3 long': 'it is 0 on the outline',
    'now the lower side is the nearest one': 'no point of the outline is nearer, and one is as near',
    'Creases inside, on the lines from the centre to the corners': 'its gradient has length 1 off the creases, and they are where the record says',
  },
  references: [{ title: 'Regular Polytopes', authors: 'H. S. M. Coxeter', year: 1973, section: 'V, The Kaleidoscope' }, flatDistances],
  provenance: fromFirstPrinciples,
  related: ['hexSDF', 'polySDF', 'triangleSDF', 'starSDF', 'drawTri', 'drawFill'],
  confusedWith: [
    {
      name: 'polySDF(p, r, 3)',
      en: 'The same triangle, but it computes an angle. Use it where the number of corners changes.',
      ja: '同じ三角形ですが、角度の計算が増えます。角の数を変えたいときに使います。',
    },
    {
      name: 'triangleSDF',
      en: 'The distance to a triangle between any three corners. It measures all three sides.',
      ja: '任意の3点を頂点とする三角形までの距離です。三つの辺をすべて調べます。',
    },
    {
      name: 'max(dot(p, normal) − r / 2)',
      en: 'The largest distance to the three straight lines. It agrees inside, but its corners stay sharp outside: a lower bound, not the distance.',
      ja: '三本の直線からの距離の最大値です。内側では一致しますが、外側でも角が尖ったままで、距離そのものではなくその下界です。',
    },
  ],
  elsewhere: [
    articles('sdEquilateralTriangle'),
    {
      where: 'Unity Shader Graph',
      name: 'Polygon',
      note: { en: 'With 3 sides. It gives coverage, not distance.', ja: '辺の数を3にします。距離ではなく被覆率を返します。' },
    },
  ],
  synonyms: {
    en: ['triangle', 'equilateral triangle', 'sdEquilateralTriangle', 'regular polygon', 'signed distance', 'distance field', 'sdf 2d'],
    ja: ['三角形', 'さんかくけい', '三角', 'さんかく', '正三角形', 'せいさんかくけい', 'トライアングル', '距離関数', '距離場', '符号付き距離'],
  },
  examples: {
    'rounded-warning-sign': { en: 'A rounded warning sign', ja: '角の丸い警告標識' },
    'pines-below-the-moon': { en: 'Pines below the moon', ja: '月下の松林' },
  },
}
