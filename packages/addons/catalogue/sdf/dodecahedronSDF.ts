/** Record of dodecahedronSDF. */
import type { WrittenRecord } from '../record.ts'
import { faces, lessThanDistance, turned } from './icosahedral.ts'
import { aPoint, exactSolid, fromCentre, length, mesh } from './solid.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a regular dodecahedron about the origin: twelve pentagons, 20 corners.',
    ja: '原点を中心とする正十二面体までの、正確な符号付き距離です。面は12枚の正五角形、頂点は20個です。',
  },
  intuition: {
    en: 'A dodecahedron has 15 mirrors through its centre, which divide it into 120 equal parts. Reflect the point until it lies in one of them: abs for three of the mirrors, then three times a fourth mirror and abs. What is left there is half an edge and a tenth of a face. The nearest point is on the face, unless the foot of the perpendicular is beyond the edge. Use it for gems, twelve-sided dice and lamps of pentagons; icosahedronSDF has the same mirrors and triangles.',
    ja: '正十二面体には、中心を通る鏡映面が15枚あり、全体を120の等しい部分に分けます。点がその一つに入るまで折り返します。三枚はabsで済み、あとは四枚目の鏡とabsを三回繰り返します。残るのは辺の半分と面の10分の1だけです。垂線の足が辺の外に出ないかぎり、最も近い点は面の上にあります。宝石、十二面のさいころ、五角形のランプに使います。icosahedronSDFは同じ鏡映面を持ち、面は三角形です。',
  },
  parameters: {
    p: fromCentre('dodecahedron', '正十二面体', {
      en: 'the x, y and z axes pass through the middles of edges, and eight corners are those of a cube',
      ja: 'x軸、y軸、z軸はどれも辺の中点を通り、頂点のうち八つは立方体の頂点です。',
    }),
    r: length(
      {
        en: 'The distance from the centre to a corner. An edge is 0.71·r long, and a face is 0.79·r from the centre.',
        ja: '中心から頂点までの距離です。辺の長さは0.71·r、中心から面までの距離は0.79·rです。',
      },
      0.9,
      aPoint,
    ),
  },
  range: { min: -0.8, max: 1.74 },
  formula: String.raw`\begin{aligned} \varphi &= \frac{1 + \sqrt 5}{2}, \quad (x, y, z) = \text{the image of } \mathbf p \text{ with } x, y \ge 0 \text{ and } \varphi^2 x + \varphi\,y \le z \\ k &= \frac{r}{\sqrt 3}, \quad h = z - \varphi\,k \\ d &= \begin{cases} \dfrac{y + \varphi\,h}{\sqrt{\varphi + 2}} & h \le \varphi\,y \\ \left\lVert \begin{pmatrix} \max(x - k / \varphi,\ 0) \\ y \\ h \end{pmatrix} \right\rVert & h > \varphi\,y \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 1], is: -0.7946544722917661, en: 'The distance from the centre to a face.', ja: '中心から面までの距離です。' },
    { of: [[1, 1, 1], Math.sqrt(3)], is: 0, en: 'A corner, which is that of a cube too.', ja: '頂点で、立方体の頂点でもあります。' },
    {
      of: [[0, 0, 2], Math.sqrt(3)],
      is: (3 - Math.sqrt(5)) / 2,
      en: 'In front of the middle of an edge.',
      ja: '辺の中点の正面です。',
    },
    { of: [[2, 2, 2], Math.sqrt(3)], is: Math.sqrt(3), en: 'Past a corner, the corner is nearest.', ja: '頂点の先では、頂点が最も近い点です。' },
    { of: [[2, 3, 6], 0], is: 7, en: 'A dodecahedron without size is a point.', ja: '大きさのない正十二面体は点です。' },
  ],
  oracle: {
    en: 'The nearest of the twelve pentagons, each by its plane and its five sides, in double precision.',
    ja: '12枚の五角形のうち最も近いものを、それぞれの平面と五辺から倍精度で求めたものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside, on the planes through the centre and an edge, where two faces are equally near.',
    ja: '内側の、中心と辺を通る平面に折れ目があります。二つの面から等距離にあるところです。',
  },
  claims: {
    'A dodecahedron has 15 mirrors through its centre': turned,
    'too small past an edge or a corner: a lower bound, not the distance': faces,
  },
  related: ['icosahedronSDF', 'octahedronSDF', 'cubeSDF', 'sphereSDF'],
  confusedWith: [
    { name: { en: 'the greatest distance to its twelve planes', ja: '12枚の平面までの距離の最大値' }, ...lessThanDistance },
    {
      name: { en: 'a rhombic dodecahedron', ja: '菱形十二面体' },
      en: 'Twelve rhombi. It fills space without gaps; the regular dodecahedron does not.',
      ja: '12枚の菱形からなり、空間を隙間なく埋められます。正五角形の十二面体では埋められません。',
    },
  ],
  elsewhere: [mesh('DodecahedronGeometry(radius)')],
  words: {
    en: ['dodecahedron', 'd12', 'pentagon', 'gem', 'garnet', 'pyrite', 'platonic solid', '12 faces', 'sdDodecahedron'],
    ja: ['正十二面体', 'せいじゅうにめんたい', '十二面体', '12面体', '五角形', '宝石', '黄鉄鉱', 'プラトンの立体', 'ドデカヘドロン'],
  },
  examples: {
    'a-ring-with-a-gem': { en: 'A ring with a gem', ja: '宝石の指輪' },
    'a-roman-dodecahedron': { en: 'A Roman dodecahedron of bronze', ja: '古代ローマの青銅製十二面体' },
  },
})
