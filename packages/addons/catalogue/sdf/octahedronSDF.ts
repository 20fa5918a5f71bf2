/** Record of octahedronSDF. */
import { aPoint, exactSolid, fromCentre, length, mesh, onSurface } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a regular octahedron about the origin, with its corners on the axes.',
    ja: '原点を中心とし、頂点が座標軸の上にある正八面体までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'On the surface |x| + |y| + |z| = r, so abs folds all eight faces into one. Drop a perpendicular to that face. If its foot is on the face, the excess of the sum over r, divided by √3, is the distance. If not, one coordinate would change its sign; then the nearest point is on the edge between the other two axes. Use it for crystals and diamonds.',
    ja: '表面では|x| + |y| + |z| = rなので、absを取れば八つの面が一つに重なります。その面に垂線を下ろします。足が面の上にあれば、座標の和がrを超える分を√3で割った値が距離です。面の外に出るときは、一つの座標の符号が変わってしまうので、残りの二つの軸を結ぶ辺の上に最も近い点があります。結晶や宝石の形に使います。',
  },
  parameters: {
    p: fromCentre('octahedron', '正八面体'),
    r: length({ en: 'The distance from the centre to a corner.', ja: '中心から頂点までの距離です。' }, 0.9, aPoint),
  },
  range: { min: -0.58, max: 1.74 },
  formula: String.raw`\begin{aligned} m &= |p_x| + |p_y| + |p_z| - r \\ (a \le b \le c) &= \text{sorted } |\mathbf p|, \quad k = \operatorname{clamp}\!\left(\tfrac12(c - b + r),\ 0,\ r\right) \\ d &= \begin{cases} \dfrac{m}{\sqrt 3} & 3a \ge m \\ \left\lVert \begin{pmatrix} a \\ b - r + k \\ c - k \end{pmatrix} \right\rVert & 3a < m \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 1], is: -Math.sqrt(1 / 3), en: 'The distance from the centre to a face.', ja: '中心から面までの距離です。' },
    { of: [[0, 1, 0], 1], is: 0, en: 'A corner.', ja: '頂点です。' },
    { of: [[0.25, -0.5, 0.25], 1], is: 0 },
    { of: [[0, -3, 0], 1], is: 2, en: 'Past a corner, the corner is nearest.', ja: '頂点の先では、頂点が最も近い点です。' },
    { of: [[1, 1, 0], 1], is: Math.SQRT1_2, en: 'Beside an edge.', ja: '辺の横です。' },
    { of: [[2, 3, 6], 0], is: 7, en: 'An octahedron without size is a point.', ja: '大きさのない正八面体は点です。' },
  ],
  oracle: {
    en: 'The nearest of the eight triangles, each by its plane and its three sides, in double precision.',
    ja: '八つの三角形のうち最も近いものを、それぞれの平面と三辺から倍精度で求めたものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside, on the planes x = 0, y = 0 and z = 0, where two faces are equally near.',
    ja: '内側の、x = 0、y = 0、z = 0の平面に折れ目があります。二つの面から等距離にあるところです。',
  },
  claims: {
    'On the surface |x| + |y| + |z| = r': onSurface,
    'too small off the edges and corners: a lower bound, not the distance': 'the field of the faces alone is a lower bound of an octahedron',
  },
  related: ['boxSDF', 'sphereSDF', 'rhombSDF'],
  confusedWith: [
    {
      name: '(|x| + |y| + |z| − r) / √3',
      en: 'Cheaper, and too small off the edges and corners: a lower bound, not the distance.',
      ja: '計算は軽いのですが、辺や頂点の先では小さすぎます。距離そのものではなく、その下界です。',
    },
    {
      name: 'rhombSDF',
      en: 'A rhombus in the plane, as you see an octahedron from the side.',
      ja: '平面のひし形です。正八面体を横から見た形に当たります。',
    },
  ],
  elsewhere: [articles('sdOctahedron'), mesh('OctahedronGeometry(radius)')],
  words: {
    en: ['octahedron', 'diamond', 'crystal', 'gem', 'platonic solid', 'bipyramid', 'sdOctahedron'],
    ja: ['正八面体', 'せいはちめんたい', '八面体', 'ダイヤ', '結晶', '宝石', 'プラトンの立体', 'オクタヘドロン'],
  },
  examples: {
    'a-crystal-over-water': { en: 'A crystal over water', ja: '水の上の結晶' },
    'a-lattice-of-octahedra': { en: 'A lattice of octahedra', ja: '八面体の格子' },
  },
})
