/** Record of coneSDF. */
import { exactSolid, fromCentre, length, mesh } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to an upright cone about the origin, with a tip or cut off.',
    ja: '原点を中心に立つ円錐までの、正確な符号付き距離です。先の尖った円錐にも、先を切った円錐台にもなります。',
  },
  intuition: {
    en: 'A cone is a trapezium turned around the y axis. Cut it with the plane through the axis and the point: the nearest point is on the slanted side, which is a segment, or on the nearer of the two level ends. With one radius 0 the cone has a tip; with two equal radii it is a cylinder, for which cylinderSDF is cheaper.',
    ja: '円錐台は、台形をy軸のまわりに回してできる立体です。中心軸と点を通る平面で切ると、最も近い点は、斜めの辺（線分）か、水平な両端のうち近い方の上にあります。一方の半径が0なら先の尖った円錐です。二つの半径が等しければ円柱ですが、それにはcylinderSDFのほうが軽い計算で済みます。',
  },
  parameters: {
    p: fromCentre('cone', '円錐', { en: 'y is its axis, and 0 half its height', ja: 'y軸が中心軸で、高さの中央が0です。' }),
    r1: length({ en: 'The radius at the bottom.', ja: '下の端の半径です。' }, 0.7, { en: 'a tip that points down', ja: '下を向いた先端' }),
    r2: length({ en: 'The radius at the top.', ja: '上の端の半径です。' }, 0.2, { en: 'a tip that points up', ja: '上を向いた先端' }),
    halfHeight: length({ en: 'Half the height.', ja: '高さの半分です。' }, 0.6, { en: 'a level disc', ja: '水平な円板' }),
  },
  range: { min: -1, max: 1.74 },
  formula: String.raw`\begin{aligned} \mathbf q &= \bigl(\sqrt{p_x^2 + p_z^2},\ p_y\bigr) \\ \mathbf a &= (r_1, -h), \quad \mathbf b = (r_2, h) \\ t &= \operatorname{clamp}\!\left(\frac{(\mathbf q - \mathbf a) \cdot (\mathbf b - \mathbf a)}{\lVert \mathbf b - \mathbf a \rVert^2},\ 0,\ 1\right) \\ r &= \begin{cases} r_1 & q_y \le 0 \\ r_2 & q_y > 0 \end{cases} \\ d &= \pm \min\left( \bigl\lVert \mathbf q - \mathbf a - t\,(\mathbf b - \mathbf a) \bigr\rVert,\ \left\lVert \begin{pmatrix} \max(q_x - r, 0) \\ |q_y| - h \end{pmatrix} \right\rVert \right) \end{aligned}`,
  edgeCases: [
    { of: [[0, -0.75, 0], 1, 0, 1], is: -0.25, en: 'The bottom is nearer than the side.', ja: '側面より底面のほうが近い点です。' },
    { of: [[0, 1, 0], 1, 0, 1], is: 0, en: 'The tip.', ja: '先端です。' },
    { of: [[0, 3, 0], 1, 0, 1], is: 2, en: 'Above, the tip is nearest.', ja: '上では、先端が最も近い点です。' },
    { of: [[3, 0, 4], 0.5, 0.5, 1], is: 4.5, en: 'With equal radii, a cylinder.', ja: '半径が等しければ円柱です。' },
    { of: [[0, -3, 0], 1, 0.5, 1], is: 2 },
    { of: [[0, 0.75, 0], 1, 0.5, 0], is: 0.75, en: 'Without height, a disc.', ja: '高さがなければ、円板になります。' },
  ],
  oracle: {
    en: 'The nearest side of the trapezium that a plane through the axis and the point cuts out, in double precision.',
    ja: '中心軸と点を通る平面で切った断面の台形について、最も近い辺までの距離を倍精度で計算したものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside: along the axis, and where the side and an end are equally near.',
    ja: '内側の、中心軸に沿った線と、側面と端から等距離にある面に折れ目があります。',
  },
  claims: {
    'with two equal radii it is a cylinder': 'a cone with equal radii is a cylinder, and exchanging them turns it over',
  },
  related: ['cylinderSDF', 'capsuleSDF', 'sphereSDF'],
  confusedWith: [
    {
      name: { en: 'a cone given by its angle', ja: '角度で与える円錐' },
      en: 'Some functions put the tip at the origin and take the angle. Here the middle is the origin, and the radii are given.',
      ja: '先端を原点に置き、角度で指定する関数もあります。ここでは高さの中央が原点で、二つの半径を指定します。',
    },
    {
      name: { en: 'a rod with two round ends', ja: '太さの変わる丸い棒' },
      en: 'Two balls and what lies between them. The ends of coneSDF are flat.',
      ja: '大きさの違う二つの球をつないだ形です。coneSDFの端は平らです。',
    },
  ],
  elsewhere: [
    articles('sdCappedCone'),
    mesh(
      'CylinderGeometry(radiusTop, radiusBottom, height)',
      'A mesh: the top first, and the whole height.',
      '三角形のメッシュです。上の半径が先で、高さは全体です。',
    ),
    { where: 'p5.js', name: 'cone', note: { en: 'Draws one with a tip.', ja: '先の尖った円錐を描画する関数です。' } },
  ],
  words: {
    en: ['cone', 'frustum', 'truncated cone', 'tip', 'funnel', 'sdCappedCone', 'sdCone'],
    ja: ['円錐', 'えんすい', '円錐台', 'コーン', '三角コーン', '漏斗'],
  },
  examples: {
    'a-lighthouse': { en: 'A lighthouse', ja: '灯台' },
    'firs-in-the-mist': { en: 'Firs in the mist', ja: '霧の中のモミの木' },
  },
})
