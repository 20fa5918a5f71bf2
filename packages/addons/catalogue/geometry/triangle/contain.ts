/** Record of contain for triangles. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const corner = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'Tells whether a point lies in a triangle. Sides and corners belong to it; points in front of its plane or behind it do not.',
    ja: '点が三角形の中にあるかどうかを調べます。辺と頂点の上も中とみなします。三角形の平面から前後に離れた点は含みません。',
  },
  intuition: {
    en: 'A point of the plane is a mixture of the three corners. If all three weights are 0 or more, the point is inside; a negative weight means that it lies beyond the side opposite to that corner. In space there is a second question: whether the point is on the plane at all. Computed points are off by a rounding error, so a point counts as inside up to about a hundred-thousandth of the size of the triangle away from it: at a corner up to twice that. Two triangles with a common side thus leave no gap.',
    ja: '平面上の点は、三つの頂点を混ぜたものとして表せます。重みが三つとも0以上なら中にあり、負の重みがあれば、その頂点の対辺の向こう側です。空間では、そもそも平面の上にあるかどうかも調べなければなりません。計算で求めた点には丸め誤差があるので、三角形の大きさの10万分の1ほど、頂点の先ではその2倍までなら、離れていても中とみなします。そのため、辺を共有する二つの三角形のあいだにすき間はできません。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, in any order.', ja: '三つの頂点a、b、cです。順序は問いません。' },
      unit: 'triangle',
      range: [-1, 1],
      default: { a: [-0.72, -0.52, 0], b: [0.78, -0.4, 0], c: [-0.12, 0.68, 0] },
      outside: {
        en: 'Any size between 1e-6 and 1e9, if it is not much further than a hundred times its size from the origin. A triangle without area contains nothing, and so does one whose angle at a is within a millionth of a radian of 0 or π.',
        ja: '大きさは1e-6から1e9まで使えます。ただし、原点からの距離は大きさの100倍ほどまでにしてください。つぶれた三角形は何も含みません。頂点aの角度と0またはπとの差が100万分の1ラジアン以内のときも同じです。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.12, 0.02, 0],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
  },
  returns: { en: 'true on the triangle, false elsewhere.', ja: '三角形の上ではtrue、それ以外ではfalseです。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{gathered} u,\ v,\ w \ge -\varepsilon \quad\text{and}\quad \frac{\lvert \mathbf n \cdot (\mathbf p - \mathbf a) \rvert}{\lVert \mathbf n \rVert} \le \varepsilon \sqrt{\lVert \mathbf b - \mathbf a \rVert\, \lVert \mathbf c - \mathbf a \rVert} \\ (u, v, w) = \mathrm{triangleBarycentric}(\triangle,\ \mathbf p) \\ \mathbf n = (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \qquad \varepsilon = 10^{-5} \end{gathered}`,
  edgeCases: [
    { of: [corner, [0.25, 0.25, 0]], is: true, exact: true },
    { of: [corner, [0.75, 0.75, 0]], is: false, exact: true },
    { of: [corner, [0.25, 0, 0]], is: true, exact: true, en: 'A side belongs to the triangle.', ja: '辺は三角形に含まれます。' },
    { of: [corner, [0.5, 0.5, 0]], is: true, exact: true },
    { of: [corner, [0, 1, 0]], is: true, exact: true, en: 'So does a corner.', ja: '頂点も含まれます。' },
    { of: [corner, [0.25, 0.25, 0.001]], is: false, exact: true, en: 'In front of the plane.', ja: '平面より手前です。' },
    {
      of: [corner, [0.25, 0.25, 1e-6]],
      is: true,
      exact: true,
      en: 'As near as rounding, it counts as on the plane.',
      ja: '丸め誤差ほどのずれなら、平面の上とみなします。',
    },
    {
      of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, [1, 2, 3]],
      is: false,
      exact: true,
      en: 'A triangle without area contains nothing.',
      ja: 'つぶれた三角形は何も含みません。',
    },
    { of: [{ a: [0, 0, 0], b: [3, 0, 0], c: [1, 0, 0] }, [2, 0, 0]], is: false, exact: true },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'Whether the nearest of the seven regions of the triangle is within the tolerance, in double precision.',
      ja: '三角形の七つの領域を調べて求めた最も近い点が、許容差の中にあるかどうかを倍精度で判定したものです。',
    },
  },
  continuity: { order: 'jump', en: 'True or false, with a jump at the outline.', ja: '真か偽かなので、輪郭で値が切り替わります。' },
  claims: {
    'Sides and corners belong to it': 'triangleContain holds what mixes the corners, and nothing with a negative weight',
    'a negative weight means that it lies beyond the side': 'triangleContain holds what mixes the corners, and nothing with a negative weight',
    'points in front of its plane or behind it do not': 'triangleContain holds nothing off the plane',
    'up to about a hundred-thousandth of the size of the triangle away from it: at a corner up to twice that':
      'triangleContain forgives a hundred-thousandth of the size',
    'leave no gap': 'triangles with a common side leave no gap',
    'Any size between 1e-6 and 1e9': 'triangleContain and triangleDistanceSq are the same at every size',
    'A triangle without area contains nothing': 'triangleContain holds nothing without area',
    'so does one whose angle at a is within a millionth of a radian of 0 or π': 'triangleContain holds nothing without area',
  },
  references: [
    {
      title: 'Real-Time Collision Detection',
      authors: 'Christer Ericson',
      year: 2004,
      section: '3.4, Barycentric Coordinates, and 5.4.2, Testing Point in Triangle',
    },
  ],
  provenance: fromReference,
  related: ['triangleBarycentric', 'triangleClosestPoint', 'triangleDistanceSq', 'aabbContain'],
  confusedWith: [
    {
      name: 'triangleBarycentric',
      en: 'Gives the weights themselves, for colours and coordinates. It projects a point onto the plane instead of refusing it.',
      ja: '重みそのものを返すので、色や座標の補間に使えます。平面から離れた点は、拒まずに平面へ射影します。',
    },
    {
      name: 'triangleSignedDistance',
      en: 'A distance, with which edges can be antialiased.',
      ja: '距離なので、縁をアンチエイリアスできます。',
    },
    {
      name: 'triangleIntersect',
      en: 'For a ray: it finds the point itself, and needs no tolerance.',
      ja: 'レイとの交差を調べます。点は自分で求めるので、許容差は要りません。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Triangle.containsPoint', note: { en: 'Projects the point onto the plane first.', ja: '先に点を平面へ射影します。' } },
    { where: 'Blender', name: 'mathutils.geometry.intersect_point_tri' },
  ],
  synonyms: {
    en: ['contains', 'point in triangle', 'inside triangle', 'hit test', 'barycentric test', 'coplanar', 'includes', 'within'],
    ja: ['含む', 'ふくむ', '内外判定', '点と三角形', '三角形の中', '当たり判定', '重心座標', '同一平面'],
  },
  examples: {
    'tangram-in-a-square': { en: 'A tangram in a square', ja: '正方形に並んだタングラム' },
    'quilt-of-flying-geese': { en: 'A quilt of flying geese', ja: 'フライングギースのキルト' },
  },
}
