/** Record of tetrahedronSDF. */
import { aPoint, exactSolid, fromCentre, length, mesh } from './solid.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a regular tetrahedron about the origin.',
    ja: '原点を中心とする正四面体までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'Its corners are four of the eight corners of a cube, those whose coordinates multiply to a positive number. Exchanging coordinates, or changing the signs of two of them, turns it into itself; so sort them by size and keep one sign. Then one face and one edge are left to compare. Use it for crystals, kites and fractals that are folded from it.',
    ja: '頂点は、立方体の八つの頂点のうち、座標の積が正になる四つです。座標を入れ替えても、二つの座標の符号を変えても、形は変わりません。そこで座標を大きさの順に並べ、符号を一つだけ残せば、比べるのは面一つと辺一つだけになります。結晶や凧のほか、折りたたみで作るフラクタルに使います。',
  },
  parameters: {
    p: fromCentre('tetrahedron', '正四面体', { en: 'one corner lies along (1, 1, 1)', ja: '頂点の一つは (1, 1, 1) の向きにあります。' }),
    r: length({ en: 'The distance from the centre to a corner.', ja: '中心から頂点までの距離です。' }, 1, aPoint, 1.5),
  },
  range: { min: -0.5, max: 1.74 },
  formula: String.raw`\begin{aligned} (a \ge b \ge |c|) &= \text{sorted } |\mathbf p|, \quad c \text{ with the sign of } p_x p_y p_z \\ k &= \frac{r}{\sqrt 3}, \quad s = \operatorname{clamp}\!\left(\tfrac12(b + c),\ -k,\ k\right) \\ d &= \begin{cases} \dfrac{a + b - c - k}{\sqrt 3} & 2\,(a - k) \le b - c \\ \left\lVert \begin{pmatrix} a - k \\ b - s \\ c - s \end{pmatrix} \right\rVert & 2\,(a - k) > b - c \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 1], is: -1 / 3, en: 'The distance from the centre to a face: a third of r.', ja: '中心から面までの距離で、rの三分の一です。' },
    { of: [[1, 1, 1], 0], is: Math.sqrt(3), en: 'A tetrahedron without size is a point.', ja: '大きさのない正四面体は点です。' },
    { of: [[1, 1, 1], Math.sqrt(3)], is: 0, en: 'A corner.', ja: '頂点です。' },
    {
      of: [[-1, -1, -1], Math.sqrt(3)],
      is: 2 / Math.sqrt(3),
      en: 'The opposite corner of the cube is in front of a face.',
      ja: '立方体の反対側の頂点は、面の正面にあります。',
    },
    { of: [[3, 0, 0], Math.sqrt(3)], is: 2, en: 'In front of an edge.', ja: '辺の正面です。' },
  ],
  oracle: {
    en: 'The nearest of the four triangles, each by its plane and its three sides, in double precision.',
    ja: '四つの三角形のうち最も近いものを、それぞれの平面と三辺から倍精度で求めたものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside, where two faces are equally near.',
    ja: '内側の、二つの面から等距離にある面に沿って折れ目があります。',
  },
  claims: {
    'Exchanging coordinates, or changing the signs of two of them, turns it into itself':
      'a tetrahedron turns into itself when coordinates or two signs are exchanged',
    'too small off the edges and corners: a lower bound, not the distance': 'the greatest distance to a plane is a lower bound of a tetrahedron',
  },
  related: ['octahedronSDF', 'pyramidSDF', 'cubeSDF'],
  confusedWith: [
    {
      name: { en: 'the greatest distance to its four planes', ja: '四つの平面までの距離の最大値' },
      en: 'Cheaper, and too small off the edges and corners: a lower bound, not the distance.',
      ja: '計算は軽いのですが、辺や頂点の先では小さすぎます。距離そのものではなく、その下界です。',
    },
    {
      name: 'pyramidSDF',
      en: 'Stands upright on a square.',
      ja: '正方形の底面の上に立つ四角錐です。',
    },
  ],
  elsewhere: [mesh('TetrahedronGeometry(radius)')],
  words: {
    en: ['tetrahedron', 'triangular pyramid', 'platonic solid', 'simplex', 'sdTetrahedron'],
    ja: ['正四面体', 'せいしめんたい', '四面体', '三角錐', 'プラトンの立体', 'テトラヘドロン', 'テトラ'],
  },
  examples: {
    'a-tea-bag': { en: 'A tea bag', ja: 'テトラ型のティーバッグ' },
    'a-kite-of-many-tetrahedra': { en: 'A kite of many tetrahedra', ja: '四面体を連ねた凧' },
  },
})
