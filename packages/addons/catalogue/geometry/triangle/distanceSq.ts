/** Record of distanceSq for triangles. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const corner = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const

export const record: WrittenRecord = {
  summary: {
    en: 'The squared distance from a point to a triangle in space: enough to compare distances, without a square root.',
    ja: '空間の中の点から三角形までの距離の2乗です。平方根を計算せずに、距離の大小を比べられます。',
  },
  intuition: {
    en: 'Of two distances the smaller one has the smaller square. To find the nearest of many triangles, compare squares and take one square root at the end. The square is also flat on the triangle and curves like a bowl around it, whereas the distance has a crease there. The square is not a distance: its contour lines get denser further out, and a ray must not step by it.',
    ja: '距離の大小と、距離の2乗の大小は一致します。多くの三角形から最も近いものを探すには、2乗のまま比べ、最後に一度だけ平方根を取ればよいのです。距離には三角形の上に折り目がありますが、2乗は面の上で平らになり、まわりは鉢のように丸くなります。ただし、距離そのものではありません。等間隔の値の線は遠くほど詰まり、レイを進める歩幅にも使えません。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, in any order.', ja: '三つの頂点a、b、cです。順序は問いません。' },
      unit: 'triangle',
      range: [-1, 1],
      default: { a: [-0.75, -0.2, 0.7], b: [0.75, 0.1, 0.6], c: [0.1, 0, -0.85] },
      outside: {
        en: 'Any size between 1e-6 and 1e9. A triangle without area is a segment or a point.',
        ja: '大きさは1e-6から1e9まで使えます。つぶれた三角形は線分や点とみなします。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.3, 0.5, 0],
      outside: {
        en: 'Any point. The square of a distance above 1.8e19 is too large for a float.',
        ja: 'どこでもかまいません。ただし、距離が1.8e19を超えると、2乗が単精度に収まりません。',
      },
    },
  },
  returns: { en: 'The squared distance; 0 on the triangle.', ja: '距離の2乗です。三角形の上では0です。', range: { min: 0, max: 12 } },
  formula: String.raw`d^2 = \lVert \mathbf p - \mathrm{triangleClosestPoint}(\triangle,\ \mathbf p) \rVert^2`,
  edgeCases: [
    { of: [corner, [0.25, 0.25, 2]], is: 4, en: 'Over the face.', ja: '面の真上です。' },
    { of: [corner, [0.25, 0.25, -2]], is: 4, en: 'No sign tells front from back.', ja: '符号はないので、表裏の区別はありません。' },
    { of: [corner, [0.25, 0.5, 0]], is: 0 },
    { of: [corner, [-3, -4, 0]], is: 25, en: 'Off a corner.', ja: '頂点の先です。' },
    { of: [corner, [1, 1, 0]], is: 0.5, en: 'Beside a side.', ja: '辺の外側です。' },
    {
      of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, [1, 2, 6]],
      is: 9,
      exact: true,
      en: 'The distance to a point; the result is not NaN.',
      ja: '点までの距離になります。NaNにはなりません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The squared distance to the nearest point by Ericson’s test of the seven regions, in double precision.',
      ja: 'エリクソンの方法で七つの領域を順に調べ、最も近い点までの距離の2乗を倍精度で求めたものです。',
    },
  },
  continuity: {
    order: 1,
    en: 'The second derivative jumps where the regions of face, sides and corners meet.',
    ja: '面、辺、頂点の領域の境目で、二階微分が飛びます。',
  },
  claims: {
    'Of two distances the smaller one has the smaller square': 'triangleDistanceSq is the square of the distance',
    'No sign tells front from back': 'triangleDistanceSq is the same on both sides',
    'The second derivative jumps': 'triangleDistanceSq bends, but has no crease',
    'Any size between 1e-6 and 1e9': 'triangleContain and triangleDistanceSq are the same at every size',
    'A triangle without area is a segment or a point': 'triangleDistanceSq of a flat triangle is that of its segment',
  },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.5, Closest Point on Triangle to Point' }],
  provenance: fromReference,
  related: ['triangleSignedDistance', 'triangleClosestPoint', 'triangleContain'],
  confusedWith: [
    {
      name: 'triangleSignedDistance',
      en: 'A true length, negative behind the plane. Use it for outlines, glows and rays; use the square to compare.',
      ja: '本当の長さで、平面の裏側では負です。輪郭線や光、レイにはこちらを、比べるだけなら2乗を使います。',
    },
    {
      name: 'triangleClosestPoint',
      en: 'The point itself. If you need both, subtract it from p and take the dot product with itself.',
      ja: '最も近い点そのものです。両方必要なら、pとの差を取り、それ自身との内積を計算してください。',
    },
  ],
  elsewhere: [
    { where: 'Unreal Engine', name: 'FMath::ClosestPointOnTriangleToPoint', note: { en: 'Gives the point.', ja: '点を返します。' } },
    { where: 'Geometric Tools', name: 'DistPointTriangle', note: { en: 'Its result has the squared distance too.', ja: '結果に距離の2乗も含まれます。' } },
    { where: 'CGAL', name: 'squared_distance' },
  ],
  synonyms: {
    en: ['squared distance', 'distance squared', 'distance2', 'sqr distance', 'point triangle distance', 'nearest triangle', 'compare distances'],
    ja: ['距離の2乗', '距離の二乗', '平方距離', '点と三角形の距離', '最も近い三角形', '三角形', '距離の比較'],
  },
  examples: {
    'tent-lit-from-inside': { en: 'A tent lit from inside', ja: '中から照らされたテント' },
    'islands-by-the-nearest-coast': { en: 'Islands by the nearest coast', ja: '最も近い島の色で塗り分けた海図' },
  },
}
