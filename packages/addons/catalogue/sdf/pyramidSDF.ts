/** Record of pyramidSDF. */
import { exactSolid, fromCentre, length, mesh } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to an upright pyramid on a square, with the middle of its height at the origin.',
    ja: '高さの中央を原点に置いた、底面が正方形の四角錐までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'All four slanted faces are alike, so fold space until the point is in front of one of them. The nearest point is then on that face, on the edge beside it, or on the base. Use it for roofs, tents, spikes and monuments. For a round base, use coneSDF.',
    ja: '四つの斜面は同じ形なので、点が一つの斜面の前に来るまで空間を折りたたみます。最も近い点は、その斜面の上か、横の辺の上か、底面の上にあります。屋根、テント、鋲、記念碑などに使います。底面が円ならconeSDFを使います。',
  },
  parameters: {
    p: fromCentre('pyramid', '四角錐', { en: 'y is its axis, and 0 half its height', ja: 'y軸が中心軸で、高さの中央が0です。' }),
    halfBase: length({ en: 'Half the side of the base.', ja: '底面の一辺の半分です。' }, 0.75, { en: 'a vertical segment', ja: '垂直な線分' }),
    halfHeight: length({ en: 'Half the height.', ja: '高さの半分です。' }, 0.55, { en: 'a level square', ja: '水平な正方形' }),
  },
  range: { min: -0.62, max: 1.74 },
  formula: String.raw`\begin{aligned} \mathbf q &= \bigl(\max(|p_x|, |p_z|),\ p_y,\ \min(|p_x|, |p_z|)\bigr) \\ \mathbf a &= (b, -h), \quad \mathbf s = (-b, 2h), \quad t = \operatorname{clamp}\!\left(\frac{(\mathbf q_{xy} - \mathbf a) \cdot \mathbf s}{\lVert \mathbf s \rVert^2},\ 0,\ 1\right) \\ d_{\text{face}} &= \begin{cases} \lVert \mathbf q_{xy} - \mathbf a - t\,\mathbf s \rVert & q_z \le b\,(1 - t) \\ \infty & q_z > b\,(1 - t) \end{cases} \\ d &= \pm \min(d_{\text{face}},\ d_{\text{edge}},\ d_{\text{base}}) \end{aligned}`,
  edgeCases: [
    { of: [[0, -0.75, 0], 1, 1], is: -0.25, en: 'The base is nearer than the faces.', ja: '斜面より底面のほうが近い点です。' },
    { of: [[0, 1, 0], 1, 1], is: 0, en: 'The tip.', ja: '先端です。' },
    { of: [[0, 3, 0], 1, 1], is: 2, en: 'Above, the tip is nearest.', ja: '上では、先端が最も近い点です。' },
    { of: [[0.5, -3, -0.5], 1, 1], is: 2 },
    { of: [[4, -1, 5], 1, 1], is: 5, en: 'Beside a corner of the base.', ja: '底面の角の横です。' },
    { of: [[0.5, 0.75, 0.5], 1, 0], is: 0.75, en: 'Without height, a square, which has no inside.', ja: '高さがなければ正方形です。内側はありません。' },
  ],
  oracle: {
    en: 'The nearest of the five faces, each by its plane and its sides, in double precision.',
    ja: '五つの面のうち最も近いものを、それぞれの平面と辺から倍精度で求めたものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside, where two faces are equally near.',
    ja: '内側の、二つの面から等距離にある面に沿って折れ目があります。',
  },
  claims: { 'All four slanted faces are alike': 'a pyramid is the same from all four sides' },
  related: ['coneSDF', 'tetrahedronSDF', 'octahedronSDF', 'boxSDF'],
  confusedWith: [
    {
      name: 'tetrahedronSDF',
      en: 'A pyramid on a triangle, with four equal faces.',
      ja: '四つの面が等しい三角錐です。',
    },
    {
      name: 'octahedronSDF',
      en: 'Two pyramids base to base.',
      ja: '二つの四角錐を、底面どうしで合わせた形です。',
    },
  ],
  elsewhere: [
    articles('sdPyramid'),
    mesh(
      'ConeGeometry(radius, height, 4)',
      'A mesh; the radius reaches to a corner, which lies on an axis.',
      '三角形のメッシュです。半径は角までの距離で、角は軸の上にあります。',
    ),
  ],
  words: {
    en: ['pyramid', 'square pyramid', 'tent', 'roof', 'spike', 'sdPyramid'],
    ja: ['四角錐', 'しかくすい', 'ピラミッド', '角錐', '屋根', 'テント', '鋲'],
  },
  examples: {
    'pyramids-in-the-desert': { en: 'Pyramids in the desert', ja: '砂漠のピラミッド' },
    'studs-on-leather': { en: 'Studs on leather', ja: '革に打った鋲' },
  },
})
