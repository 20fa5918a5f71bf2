/** Record of triPrismSDF. */
import { exactSolid, fromCentre, length, mesh, nearest, yIsAxis } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to an upright triangular prism about the origin.',
    ja: '原点を中心に立つ正三角柱までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'Take the distance to an equilateral triangle in the level plane, and pull the triangle out along the y axis: this function is opExtrude of triSDF. One edge points to +z, and the side opposite faces −z. Use it for glass prisms, and lying down, with p.xzy, for tents, roofs and wedges. For a triangle between any three corners, extrude triangleSDF in the same way.',
    ja: '水平面の正三角形までの距離を求め、その三角形をy軸に沿って押し出します。つまり、triSDFにopExtrudeを適用したものです。縦の辺の一つが+zの向きにあり、向かい側の面は −zを向きます。ガラスのプリズムのほか、p.xzyを渡して横に倒せば、テント、屋根、くさびにも使えます。任意の3点を頂点とする三角形には、同じようにtriangleSDFを押し出します。',
  },
  parameters: {
    p: fromCentre('prism', '角柱', yIsAxis),
    r: length(
      {
        en: 'The distance from the axis to the edges, as in triSDF. The sides are half as far away.',
        ja: '中心軸から縦の辺までの距離です（triSDFと同じ）。側面までの距離はその半分です。',
      },
      0.8,
      { en: 'a vertical segment', ja: '垂直な線分' },
    ),
    halfHeight: length({ en: 'Half the height.', ja: '高さの半分です。' }, 0.45, { en: 'a level triangle', ja: '水平な三角形' }),
  },
  range: { min: -0.5, max: 1.74 },
  formula: String.raw`\begin{aligned} \mathbf q &= \begin{pmatrix} \operatorname{triSDF}\bigl((p_x, p_z),\ r\bigr) \\ |p_y| - h \end{pmatrix} \\ d &= \bigl\lVert \max(\mathbf q, 0) \bigr\rVert + \min\bigl(\max(q_x, q_y),\ 0\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 1, 1], is: -0.5, exact: true, en: 'The sides are half of r away from the axis.', ja: '側面は中心軸からrの半分の距離にあります。' },
    { of: [[0, 0, 1], 1, 1], is: 0, en: 'An edge points to +z.', ja: '縦の辺の一つは+zの向きです。' },
    { of: [[0.25, 0, -1], 1, 1], is: 0.5, exact: true, en: 'Behind the side that faces −z.', ja: '−zを向いた面の後ろです。' },
    { of: [[0, 3, 0], 1, 1], is: 2, exact: true },
    { of: [[0.25, 2, -1.25], 1, 1], is: 1.25, en: 'Off the edge of the lid, the length of (¾, 1).', ja: '上面の縁の外側では (¾, 1) の長さになります。' },
    { of: [[0, 0.75, 0], 1, 0], is: 0.75, en: 'Without height, a triangle, which has no inside.', ja: '高さがなければ三角形です。内側はありません。' },
  ],
  oracle: {
    en: 'The nearest of the five faces, each by its plane and its sides, in double precision.',
    ja: '五つの面のうち最も近いものを、それぞれの平面と辺から倍精度で求めたものです。',
  },
  continuity: { order: 0, en: 'Creases inside, where two faces are equally near.', ja: '内側の、二つの面から等距離にある面に沿って折れ目があります。' },
  claims: {
    'this function is opExtrude of triSDF': 'it is opExtrude of its base',
    'The sides are half as far away': nearest,
  },
  related: ['hexPrismSDF', 'triSDF', 'triangleSDF', 'opExtrude', 'tetrahedronSDF'],
  confusedWith: [
    {
      name: 'triSDF',
      en: 'The triangle in the plane. At the height of its middle, a tall prism is as far away.',
      ja: '平面の三角形です。十分に高い角柱では、高さの中央での距離が一致します。',
    },
    {
      name: 'tetrahedronSDF',
      en: 'Has a tip: four triangles. A prism has a triangle at either end.',
      ja: '四つの三角形からなり、先が尖っています。角柱は両端が三角形です。',
    },
    {
      name: { en: 'the cheap bound in articles', ja: '解説記事にある簡略な式' },
      en: 'max of the planes: the same inside, but off edges and corners it says too little.',
      ja: '各面の平面までの距離の最大値です。内側では同じですが、辺や角の外側では小さすぎる値になります。',
    },
  ],
  elsewhere: [
    articles('sdTriPrism'),
    mesh('CylinderGeometry(r, r, height, 3)', 'A mesh; the height is the whole one.', '三角形のメッシュです。高さは全体を渡します。'),
  ],
  words: {
    en: ['triangular prism', 'tri prism', 'wedge', 'tent', 'roof', 'glass prism', 'sdTriPrism'],
    ja: ['三角柱', 'さんかくちゅう', '角柱', 'プリズム', 'くさび', 'テント', '屋根'],
  },
  examples: {
    'light-through-a-prism': { en: 'Light through a prism', ja: 'プリズムを通る光' },
    'tents-in-the-night': { en: 'Tents in the night', ja: '夜のテント' },
  },
})
