/** Record of icosahedronSDF. */
import type { WrittenRecord } from '../record.ts'
import { faces, lessThanDistance, turned } from './icosahedral.ts'
import { aPoint, exactSolid, fromCentre, length, mesh } from './solid.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a regular icosahedron about the origin: 20 triangles, twelve corners.',
    ja: '原点を中心とする正二十面体までの、正確な符号付き距離です。面は20枚の正三角形、頂点は12個です。',
  },
  intuition: {
    en: 'An icosahedron has 15 mirrors through its centre, which divide it into 120 equal parts. Reflect the point until it lies in one of them: abs for three of the mirrors, then three times a fourth mirror and abs. What is left there is half an edge and a sixth of a face. The nearest point is on the face, unless the foot of the perpendicular is beyond the edge. Use it for viruses, dice and domes of triangles; dodecahedronSDF has the same mirrors and pentagons.',
    ja: '正二十面体には、中心を通る鏡映面が15枚あり、全体を120の等しい部分に分けます。点がその一つに入るまで折り返します。三枚はabsで済み、あとは四枚目の鏡とabsを三回繰り返します。残るのは辺の半分と面の6分の1だけです。垂線の足が辺の外に出ないかぎり、最も近い点は面の上にあります。ウイルスやさいころ、三角形で組んだドームに使います。dodecahedronSDFは同じ鏡映面を持ち、面は五角形です。',
  },
  parameters: {
    p: fromCentre('icosahedron', '正二十面体', {
      en: 'the x, y and z axes pass through the middles of edges',
      ja: 'x軸、y軸、z軸は、どれも辺の中点を通ります。',
    }),
    r: length(
      {
        en: 'The distance from the centre to a corner. An edge is 1.05·r long, and a face is 0.79·r from the centre.',
        ja: '中心から頂点までの距離です。辺の長さは1.05·r、中心から面までの距離は0.79·rです。',
      },
      0.9,
      aPoint,
    ),
  },
  range: { min: -0.8, max: 1.74 },
  formula: String.raw`\begin{aligned} \varphi &= \frac{1 + \sqrt 5}{2}, \quad (x, y, z) = \text{the image of } \mathbf p \text{ with } x, y \ge 0 \text{ and } \varphi^2 x + \varphi\,y \le z \\ e &= \frac{r}{\sqrt{\varphi + 2}}, \quad h = z - \varphi\,e \\ d &= \begin{cases} \dfrac{x / \varphi + \varphi\,h}{\sqrt 3} & h \le \varphi^2 x \\ \left\lVert \begin{pmatrix} x \\ \max(y - e,\ 0) \\ h \end{pmatrix} \right\rVert & h > \varphi^2 x \end{cases} \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0, 0], 1],
      is: -0.7946544722917661,
      en: 'The distance from the centre to a face.',
      ja: '中心から面までの距離です。',
    },
    { of: [[0, 1, (1 + Math.sqrt(5)) / 2], Math.sqrt((5 + Math.sqrt(5)) / 2)], is: 0, en: 'A corner.', ja: '頂点です。' },
    {
      of: [[0, 0, 2], Math.sqrt((5 + Math.sqrt(5)) / 2)],
      is: (3 - Math.sqrt(5)) / 2,
      en: 'In front of the middle of an edge.',
      ja: '辺の中点の正面です。',
    },
    { of: [[2, 3, 6], 0], is: 7, en: 'An icosahedron without size is a point.', ja: '大きさのない正二十面体は点です。' },
  ],
  oracle: {
    en: 'The nearest of the 20 triangles, each by its plane and its three sides, in double precision.',
    ja: '20枚の三角形のうち最も近いものを、それぞれの平面と三辺から倍精度で求めたものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases inside, on the planes through the centre and an edge, where two faces are equally near.',
    ja: '内側の、中心と辺を通る平面に折れ目があります。二つの面から等距離にあるところです。',
  },
  claims: {
    'An icosahedron has 15 mirrors through its centre': turned,
    'too small past an edge or a corner: a lower bound, not the distance': faces,
  },
  related: ['dodecahedronSDF', 'octahedronSDF', 'tetrahedronSDF', 'sphereSDF'],
  confusedWith: [
    { name: { en: 'the greatest distance to its 20 planes', ja: '20枚の平面までの距離の最大値' }, ...lessThanDistance },
    {
      name: 'dodecahedronSDF',
      en: 'Twelve pentagons; its corners lie in front of the faces of an icosahedron.',
      ja: '12枚の正五角形です。その頂点は、正二十面体の面の正面にあります。',
    },
  ],
  elsewhere: [
    mesh('IcosahedronGeometry(radius)'),
    { where: 'Blender', name: 'Ico Sphere', note: { en: 'With one subdivision, a mesh of 20 triangles.', ja: '細分化が1なら、20枚の三角形のメッシュです。' } },
  ],
  words: {
    en: ['icosahedron', 'd20', 'dice', 'virus', 'capsid', 'geodesic', 'platonic solid', '20 faces', 'sdIcosahedron'],
    ja: ['正二十面体', 'せいにじゅうめんたい', '二十面体', '20面体', 'サイコロ', 'ウイルス', 'プラトンの立体', 'イコサヘドロン'],
  },
  examples: {
    'a-pierced-lantern': { en: 'A pierced lantern', ja: '透かし彫りのランタン' },
    'viruses-under-a-microscope': { en: 'Viruses under a microscope', ja: '顕微鏡で見るウイルス' },
  },
})
