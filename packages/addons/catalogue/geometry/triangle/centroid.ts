/** Record of centroid for triangles. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The centroid of a triangle: the mean of its corners, and the point on which a flat triangle balances.',
    ja: '三角形の重心です。三つの頂点の平均で、板でできた三角形なら、そこを支えると釣り合います。',
  },
  intuition: {
    en: 'A line from a corner to the middle of the opposite side cuts the triangle into two parts of equal area. The three such lines, the medians, meet in one point, two thirds of the way from each corner. There all three corners have the same weight, a third, so the point is the mean of the corners.',
    ja: '頂点と対辺の中点を結ぶ線は、三角形を面積の等しい二つに分けます。この線を中線といい、三本の中線は一点で交わります。どの頂点から見ても、中線の3分の2のところです。そこでは三つの頂点の重みがどれも3分の1になるので、頂点の平均に等しくなります。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, in any order.', ja: '三つの頂点a、b、cです。順序は問いません。' },
      unit: 'triangle',
      range: [-1, 1],
      default: { a: [-0.72, -0.52, 0], b: [0.78, -0.4, 0], c: [-0.12, 0.68, 0] },
      outside: {
        en: 'Coordinates up to a third of the largest float. A triangle without area has a centroid too.',
        ja: '座標の絶対値は、単精度の最大値の3分の1まで使えます。つぶれた三角形にも重心はあります。',
      },
    },
  },
  returns: { en: 'The centroid.', ja: '重心の点です。', range: { min: -1, max: 1 } },
  formula: String.raw`\mathbf g = \frac{\mathbf a + \mathbf b + \mathbf c}{3}`,
  edgeCases: [
    { of: [{ a: [0, 0, 0], b: [3, 0, 0], c: [0, 3, 0] }], is: [1, 1, 0] },
    { of: [{ a: [1, 2, 3], b: [4, 5, 6], c: [-5, -7, -9] }], is: [0, 0, 0] },
    { of: [{ a: [0.5, 0, 2], b: [0.5, 1, 2], c: [0.5, 2, 2] }], is: [0.5, 1, 2], en: 'Corners on one line.', ja: '頂点が一直線に並ぶ場合です。' },
    { of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }], is: [1, 2, 3], en: 'A point is its own centroid.', ja: '点の重心は、その点です。' },
  ],
  accuracy: {
    class: 'division',
    oracle: { en: 'Two thirds of the way along a median, in double precision.', ja: '中線の3分の2の点を、倍精度で計算したものです。' },
  },
  continuity: { order: 'smooth', en: 'Linear in all corners.', ja: 'どの頂点についても線形です。' },
  claims: {
    'cuts the triangle into two parts of equal area': 'the centroid cuts the triangle into three of equal area',
    'two thirds of the way from each corner': 'the centroid lies two thirds of the way along each median',
    'all three corners have the same weight, a third': 'the centroid has equal weights',
    'Lies outside a triangle with an obtuse angle': 'the centroid lies in the triangle, where the circumcentre may not',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '3.4, Barycentric Coordinates' }],
  provenance: fromFirstPrinciples,
  related: ['triangleBarycentric', 'triangleArea', 'triangleContain', 'aabbCentroid'],
  confusedWith: [
    {
      name: { en: 'the circumcentre', ja: '外心' },
      en: 'Equally far from the three corners. Lies outside a triangle with an obtuse angle.',
      ja: '三つの頂点から等しい距離にある点です。鈍角三角形では外にあります。',
    },
    {
      name: { en: 'the incentre', ja: '内心' },
      en: 'Equally far from the three sides: the centre of the largest circle inside.',
      ja: '三つの辺から等しい距離にある点で、内側の最大の円の中心です。',
    },
    {
      name: { en: 'the centroid of a mesh', ja: 'メッシュの重心' },
      en: 'The mean of the centroids of its triangles, weighted by their areas, not the mean of its corners.',
      ja: '各三角形の重心を面積で重み付けした平均です。頂点の平均ではありません。',
    },
  ],
  elsewhere: [{ where: 'three.js', name: 'Triangle.getMidpoint' }],
  synonyms: {
    en: ['centroid', 'barycenter', 'barycentre', 'center of mass', 'midpoint', 'median', 'center', 'face center'],
    ja: ['重心', 'じゅうしん', '中線', '三角形の中心', '中心', '面の中心', '頂点の平均', '釣り合い'],
  },
  examples: {
    'one-colour-for-each-triangle': { en: 'One colour for each triangle', ja: '三角形ごとに一色で塗る' },
    'hanging-mobile': { en: 'A mobile that hangs in balance', ja: '釣り合って揺れるモビール' },
  },
}
