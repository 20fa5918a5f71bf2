/** Record of hexSDF. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { articles, flatDistances } from './reading.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The exact signed distance from a point to a regular hexagon about the origin, with a corner at the top.',
    ja: '原点を中心とし、頂点の一つが真上を向いた正六角形までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'The six sides are mirror images of each other. Mirror the point into the upper right quarter. If it then lies above the line at 30 degrees, mirror it across that line, too: now the right side is the nearest one. What remains is the distance to a vertical segment. A point to the right of the segment is outside, a point to the left inside.',
    ja: '六つの辺は互いに鏡像です。点をまず右上の4分の1に折り返し、傾き30度の直線より上にあれば、その直線でもう一度折り返します。すると一番近い辺は必ず右の辺になり、縦の線分までの距離を求めるだけで済みます。辺より右なら外側、左なら内側です。',
  },
  parameters: {
    p: {
      meaning: {
        en: 'The point, relative to the centre of the hexagon. You can pass the first two components of hexTile, with r = 0.5 for the border of the tile.',
        ja: '六角形の中心から見た点の位置です。hexTileの最初の2成分をそのまま渡せます。タイルの境界はr = 0.5です。',
      },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.2],
      outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
    },
    r: {
      meaning: {
        en: 'The distance from the centre to the sides: the radius of the inscribed circle. The corners are r·2/√3 away, about 1.155 r, and each side is that long.',
        ja: '中心から辺までの距離、つまり内接円の半径です。中心から頂点までの距離と一辺の長さは、どちらもr·2/√3（約1.155 r）です。',
      },
      unit: 'length',
      range: [0, 1],
      default: 0.6,
      outside: {
        en: 'Any size from 0, which is a point. Negative sizes have no meaning.',
        ja: '0以上ならどんな大きさでも使えます。0なら点です。負の大きさには意味がありません。',
      },
    },
  },
  returns: {
    en: 'The distance to the outline, exact inside and outside: negative inside, 0 on it, positive outside.',
    ja: '輪郭までの距離です。内側でも外側でも正確です。内側は負、輪郭の上は0、外側は正です。',
    range: { min: -1, max: Math.SQRT2 },
  },
  formula: String.raw`\begin{aligned} \mathbf n &= \tfrac12 (-1, \sqrt3), \quad \mathbf m = (|p_x|, |p_y|) \\ \mathbf q &= \mathbf m - 2 \max(\mathbf m \cdot \mathbf n,\ 0)\, \mathbf n \\ h &= q_x - r \\ d &= \operatorname{sign}(h) \left\lVert \begin{pmatrix} h \\ \max\bigl(|q_y| - \tfrac{1}{\sqrt3} r,\ 0\bigr) \end{pmatrix} \right\rVert \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 1], is: -1, exact: true },
    { of: [[1, 0], 1], is: 0, exact: true, en: 'The middle of the right side.', ja: '右の辺の中点です。' },
    { of: [[1.5, 0.25], 1], is: 0.5, exact: true },
    { of: [[0, 2 / Math.sqrt(3)], 1], is: 0, en: 'A corner is at the top.', ja: '頂点の一つは真上です。' },
    { of: [[0, 2], Math.sqrt(0.75)], is: 1, en: 'Beyond a corner, the corner is nearest.', ja: '頂点の先では、頂点が最も近い点です。' },
    { of: [[-0.25, 0], 0.5], is: -0.25, exact: true },
    { of: [[3, 4], 0], is: 5, en: 'A hexagon of size 0 is a point.', ja: '大きさのない六角形は点です。' },
  ],
  accuracy: {
    class: 'distance',
    oracle: {
      en: 'The polygon of the six corners in double precision: the nearest of its sides, and the sign by counting crossings; again over thousands of points on the outline.',
      ja: '六つの頂点を結んだ多角形を倍精度で扱ったものです。最も近い辺までの距離を取り、交差の回数で内外を決めます。輪郭上の数千の点とも照合しています。',
    },
  },
  exactness: 'exact',
  continuity: {
    order: 0,
    en: 'Creases inside, on the lines from the centre to the corners, where two sides are equally near.',
    ja: '内側の、中心から頂点へ向かう線に沿って折れ目があります。二つの辺から等距離にある線です。',
  },
  claims: {
    'The hexagon whose corners, not sides, are at the distance r': 'a triangle and a hexagon are the polygons of 3 and of 6 corners',
    'The exact signed distance from a point to a regular hexagon': 'no point of the outline is nearer, and one is as near',
    'exact inside and outside': 'no point of the outline is nearer, and one is as near',
    '0 on it': 'it is 0 on the outline',
    'The corners are r·2/√3 away': 'it is 0 on the outline',
    'now the right side is the nearest one': 'no point of the outline is nearer, and one is as near',
    'with r = 0.5 for the border of the tile': 'the border of a tile of hexTile is a hexagon of 0.5',
    'Creases inside, on the lines from the centre to the corners': 'its gradient has length 1 off the creases, and they are where the record says',
  },
  references: [{ title: 'Regular Polytopes', authors: 'H. S. M. Coxeter', year: 1973, section: 'V, The Kaleidoscope' }, flatDistances],
  provenance: fromFirstPrinciples,
  related: ['triSDF', 'polySDF', 'starSDF', 'hexTile', 'drawHex', 'drawFill'],
  confusedWith: [
    {
      name: 'hexTile',
      en: 'Divides the plane into hexagons and says where in its tile a point is. hexSDF measures the distance to a single hexagon.',
      ja: '平面を六角形に分け、タイルの中での位置を返します。hexSDFは一つの六角形までの距離を測ります。',
    },
    {
      name: 'polySDF(p, r, 6)',
      en: 'The hexagon whose corners, not sides, are at the distance r. It computes an angle; use it where the number of corners changes.',
      ja: 'rが辺ではなく頂点までの距離になる六角形です。角度の計算が増えます。角の数を変えたいときに使います。',
    },
  ],
  elsewhere: [
    articles('sdHexagon'),
    {
      where: 'Unity Shader Graph',
      name: 'Polygon',
      note: { en: 'With 6 sides. It gives coverage, not distance.', ja: '辺の数を6にします。距離ではなく被覆率を返します。' },
    },
  ],
  synonyms: {
    en: ['hexagon', 'hex', 'honeycomb', 'sdHexagon', 'regular polygon', 'apothem', 'signed distance', 'distance field', 'sdf 2d'],
    ja: ['六角形', 'ろっかくけい', '正六角形', 'ヘックス', 'ハニカム', '蜂の巣', '距離関数', '距離場', '符号付き距離'],
  },
  examples: {
    'steel-nut': { en: 'A steel nut', ja: '鋼のナット' },
    'honeycomb-in-the-sun': { en: 'A honeycomb in the sun', ja: '日に透ける蜂の巣' },
  },
}
