/** Record of area for triangles. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The area of a triangle, whatever its position and orientation in space.',
    ja: '三角形の面積です。空間のどこに、どんな向きで置かれていてもかまいません。',
  },
  intuition: {
    en: 'Join the triangle and a copy rotated by half a turn along one side, and they form a parallelogram. The cross product of two of its sides is a vector perpendicular to it, whose length is the area of the parallelogram. The triangle is half of that.',
    ja: '三角形を半回転させた写しを一辺に合わせると、二辺が作る平行四辺形になります。その二辺の外積は平行四辺形に垂直なベクトルで、長さが面積に等しくなります。三角形はその半分です。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, in any order.', ja: '三つの頂点a、b、cです。順序は問いません。' },
      unit: 'triangle',
      range: [-1, 1],
      default: { a: [-1, -0.5, 0], b: [0.2, -0.62, 0], c: [-0.55, 0.5, 0] },
      outside: {
        en: 'Any size between 1e-6 and 1e9. If the corners are on one line, the result is 0 up to rounding.',
        ja: '大きさは1e-6から1e9まで使えます。頂点が一直線に並ぶときは、丸め誤差を除いて0です。',
      },
    },
  },
  returns: { en: 'The area; never negative.', ja: '面積です。負にはなりません。', range: { min: 0, max: 4 } },
  formula: String.raw`A = \frac12 \bigl\lVert (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \bigr\rVert`,
  edgeCases: [
    { of: [{ a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] }], is: 0.5 },
    { of: [{ a: [0, 0, 0], b: [0, 1, 0], c: [1, 0, 0] }], is: 0.5, en: 'The order of the corners does not matter.', ja: '頂点の順序は関係ありません。' },
    { of: [{ a: [1, 0, 0], b: [0, 1, 0], c: [0, 0, 1] }], is: Math.sqrt(3) / 2, en: 'Equilateral, with sides of √2.', ja: '一辺が√2の正三角形です。' },
    { of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }], is: 0, exact: true },
    {
      of: [{ a: [0, 0, 0], b: [1, 2, 3], c: [2, 4, 6] }],
      is: 0,
      exact: true,
      en: 'Corners on one line enclose no area.',
      ja: '一直線に並ぶ頂点は面積を囲みません。',
    },
    { of: [{ a: [0, 0, 0], b: [1, 2, 3], c: [1, 2, 3] }], is: 0, exact: true },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'Heron’s formula from the three sides in double precision, in Kahan’s order, which keeps thin triangles accurate.',
      ja: '三辺の長さからヘロンの公式で求めたものです。細長い三角形でも正確になるカハンの順序で、倍精度で計算しています。',
    },
  },
  continuity: { order: 0, en: 'Smooth except for a kink where the area becomes 0.', ja: '面積が0になるところで折れ曲がるほかは滑らかです。' },
  claims: {
    'Any size between 1e-6 and 1e9': 'at every size from 1e-6 to 1e9 the results are those of size 1, scaled',
    'never negative': 'is never negative, and 0 where the corners are on one line',
    'The order of the corners does not matter': 'is the same from every corner and either way round',
    'Smooth except for a kink where the area becomes 0': 'area and normal have no kink while the triangle has area, and the area has one where it has none',
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '3.3.5, Cross Product' },
    {
      title: 'Miscalculating Area and Angles of a Needle-like Triangle',
      authors: 'William Kahan',
      year: 2014,
      url: 'https://people.eecs.berkeley.edu/~wkahan/Triangle.pdf',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['triangleNormal', 'triangleBarycentric'],
  confusedWith: [
    {
      name: { en: 'the signed area', ja: '符号付き面積' },
      en: 'In a plane, an area can have a sign that tells the winding order. In space there is no such sign; triangleNormal tells front from back.',
      ja: '平面では、面積に回る向きの符号を持たせられます。空間にはその符号がないので、表裏はtriangleNormalで調べてください。',
    },
    {
      name: { en: 'the length of the cross product', ja: '外積の長さ' },
      en: 'That is the area of the parallelogram, twice as large.',
      ja: 'それは平行四辺形の面積で、2倍の大きさです。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Triangle.getArea' },
    { where: 'Blender', name: 'mathutils.geometry.area_tri' },
    { where: 'Houdini', name: { en: 'Measure SOP, Area', ja: 'Measure SOPのArea' } },
  ],
  synonyms: {
    en: ['area', 'triangle area', 'surface', 'size', 'cross product', 'heron', 'parallelogram'],
    ja: ['面積', 'めんせき', '三角形の面積', '広さ', '外積', 'ヘロンの公式', '平行四辺形'],
  },
  examples: {
    'give-every-triangle-the-same-ink': { en: 'Give every triangle the same ink', ja: 'どの三角形も同じ量のインクで塗る' },
    'mosaic-small-tiles-bright': { en: 'A mosaic, small tiles bright', ja: '小さなかけらほど明るいモザイク' },
  },
}
