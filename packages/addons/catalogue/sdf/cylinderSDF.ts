/** Record of cylinderSDF. */
import { exactSolid, fromCentre, length, mesh, yIsAxis } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to an upright cylinder about the origin, with flat ends.',
    ja: '原点を中心に立つ、端の平らな円柱までの正確な符号付き距離です。',
  },
  intuition: {
    en: 'A cylinder is a rectangle turned around the y axis. Cut it with the plane through the axis and the point: there, the point is at (distance from the axis, height), and the rest is rectSDF. Use it for columns, coins, wheels and pipes. For round ends, or between any two points, use capsuleSDF.',
    ja: '円柱は、長方形をy軸のまわりに回してできる立体です。中心軸と点を通る平面で切ると、点の位置は軸からの距離と高さで表され、あとはrectSDFと同じです。柱、硬貨、車輪、管などに使います。端を丸くしたいときや、任意の二点を結びたいときは、capsuleSDFを使います。',
  },
  parameters: {
    p: fromCentre('cylinder', '円柱', yIsAxis),
    r: length({ en: 'The radius.', ja: '半径です。' }, 0.5, { en: 'a vertical segment', ja: '垂直な線分' }),
    halfHeight: length({ en: 'Half the height.', ja: '高さの半分です。' }, 0.65, { en: 'a level disc', ja: '水平な円板' }),
  },
  range: { min: -1, max: 1.74 },
  formula: String.raw`\begin{aligned} \mathbf q &= \begin{pmatrix} \sqrt{p_x^2 + p_z^2} - r \\ |p_y| - h \end{pmatrix} \\ d &= \bigl\lVert \max(\mathbf q, 0) \bigr\rVert + \min\bigl(\max(q_x, q_y),\ 0\bigr) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 0.5, 1], is: -0.5, en: 'The distance to the side, which is nearer than the ends.', ja: '両端より近い、側面までの距離です。' },
    { of: [[0, 1, 0], 0.5, 1], is: 0 },
    { of: [[3, 0, 4], 0.5, 1], is: 4.5 },
    { of: [[0, 3, 0], 0.5, 1], is: 2 },
    { of: [[1.25, 2, 0], 0.5, 1], is: 1.25, en: 'Off the rim, the distance is the length of (¾, 1).', ja: '縁の外側では (¾, 1) の長さになります。' },
    {
      of: [[0.25, 0.75, 0], 0.5, 0],
      is: 0.75,
      en: 'A cylinder without height is a disc and has no inside.',
      ja: '高さのない円柱は円板です。内側はありません。',
    },
  ],
  oracle: {
    en: 'The nearest side of the rectangle that a plane through the axis and the point cuts out, in double precision.',
    ja: '中心軸と点を通る平面で切った断面の長方形について、最も近い辺までの距離を倍精度で計算したものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside: along the axis, and where the side and an end are equally near.',
    ja: '内側の、中心軸に沿った線と、側面と端から等距離にある面に折れ目があります。',
  },
  claims: { 'A cylinder is a rectangle turned around the y axis': 'turned around the axis, a cylinder stays the same' },
  related: ['capsuleSDF', 'rectSDF', 'boxSDF', 'torusSDF'],
  confusedWith: [
    {
      name: { en: 'a cylinder without ends', ja: '端のない円柱' },
      en: 'length(p.xz) − r: an endless one. Use it where the ends are out of sight.',
      ja: 'length(p.xz) − rは、無限に長い円柱です。端が見えないときに使えます。',
    },
    {
      name: 'capsuleSDF',
      en: 'Has round ends, and lies between any two points.',
      ja: '両端が丸く、任意の二点を結びます。',
    },
  ],
  elsewhere: [
    articles('sdCappedCylinder'),
    mesh('CylinderGeometry(r, r, height)', 'A mesh, given the whole height.', '三角形のメッシュです。高さ全体を渡します。'),
    { where: 'p5.js', name: 'cylinder', note: { en: 'Draws it; given the whole height.', ja: '描画する関数で、高さ全体を渡します。' } },
  ],
  words: { en: ['cylinder', 'column', 'coin', 'disc', 'pipe', 'sdCappedCylinder'], ja: ['円柱', 'えんちゅう', '円筒', '円板', '柱', 'シリンダー', '筒'] },
  examples: {
    'a-stack-of-coins': { en: 'A stack of coins', ja: '積み重ねた硬貨' },
    'a-colonnade-at-dusk': { en: 'A colonnade at dusk', ja: '夕暮れの列柱' },
  },
})
