/** Record of intersect for triangles. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const corner = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const

export const record: WrittenRecord = {
  shown: 'triangleIntersect_side',
  summary: {
    en: 'Where a ray hits a triangle: the distance along the ray and the weights of the corners, for both sides of the triangle or only one.',
    ja: 'レイが三角形と交わる位置を求めます。レイに沿った距離と頂点の重みを返します。両面のほか、片面だけを対象にすることもできます。',
  },
  intuition: {
    en: 'A point of the triangle is a plus a share of the way to b and a share of the way to c. A point of the ray is its origin plus a multiple of its direction. If the two points are equal, there is one equation for each coordinate, with three unknowns. The solution is the distance along the ray and the two weights, which tell whether the ray passes through the triangle or beside it.',
    ja: '三角形の上の点は、aから、bの方へいくらか、cの方へいくらか進んだ点です。レイの上の点は、始点から向きに沿っていくらか進んだ点です。両者が同じ点になるという条件は、座標ごとに一つの式、つまり未知数が三つの小さな連立方程式です。これを解けば、レイの進んだ距離とともに、三角形を通ったか外れたかも二つの重みから分かります。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, counter-clockwise as seen from the front.', ja: '三つの頂点a、b、cです。表から見て反時計回りに並べます。' },
      unit: 'triangle',
      range: [-1.5, 1.5],
      default: { a: [-1, -0.8, 0.3], b: [1.1, -0.6, 0.4], c: [0.1, 1, -0.4] },
      outside: {
        en: 'Any size between 1e-6 and 1e9, if its square times the length of direction is between 1e-12 and 1e18. A triangle without area is not hit.',
        ja: '大きさは1e-6から1e9まで使えます。ただし、その2乗とdirectionの長さの積は1e-12から1e18までとします。つぶれた三角形には当たりません。',
      },
    },
    origin: {
      meaning: { en: 'The start of the ray.', ja: 'レイの始点です。' },
      unit: 'position',
      range: [-3, 3],
      default: [-1.4, 0.7, 2],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
    direction: {
      meaning: { en: 'The direction of the ray. Its length is the unit of the distance t.', ja: 'レイの向きです。距離tは、この長さを1とした値です。' },
      unit: 'direction',
      range: [-1, 1],
      default: [0.58, -0.3, -0.75],
      outside: {
        en: 'Any length except 0, which hits nothing. A ray almost parallel to the plane hits nothing either: the sine of its angle to the plane, times the sine of the angle of the triangle at a, has to exceed 1e-6.',
        ja: '長さは自由です。長さが0なら、どこにも当たりません。面とほぼ平行なレイも同じです。レイと面のなす角の正弦と、頂点aの角の正弦との積が1e-6を超えなければ当たりません。',
      },
    },
    side: {
      meaning: {
        en: '1 hits only the front, −1 only the back. With 0, or without it, both count.',
        ja: '1なら表だけ、−1なら裏だけに当たります。省略するか0にすると、両面に当たります。',
      },
      unit: 'number',
      range: [-1, 1],
      default: 1,
      step: 1,
      outside: { en: 'Only the sign counts.', ja: '符号だけが意味を持ちます。' },
    },
  },
  returns: {
    en: '(t, u, v, 1): the point origin + t·direction, which is (1 − u − v)·a + u·b + v·c. A miss gives (0, 0, 0, 0).',
    ja: '(t, u, v, 1) です。交点はorigin + t·directionで、(1 − u − v)·a + u·b + v·cに等しくなります。外れたときは (0, 0, 0, 0) です。',
    range: { min: 0, max: Infinity },
  },
  formula: String.raw`\begin{aligned} \mathbf n &= (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \\ \mathbf m &= (\mathbf o - \mathbf a) \times \mathbf d, \qquad D = -\,\mathbf d \cdot \mathbf n \\ t &= \frac{(\mathbf o - \mathbf a) \cdot \mathbf n}{D} \\ u &= \frac{(\mathbf c - \mathbf a) \cdot \mathbf m}{D} \\ v &= -\frac{(\mathbf b - \mathbf a) \cdot \mathbf m}{D} \\ 0 &\le t,\ u,\ v, \qquad u + v \le 1 \end{aligned}`,
  edgeCases: [
    { of: [corner, [0.25, 0.5, 2], [0, 0, -1]], is: [2, 0.25, 0.5, 1] },
    { of: [corner, [0.25, 0.5, -2], [0, 0, 1]], is: [2, 0.25, 0.5, 1] },
    { of: [corner, [0.25, 0.5, 2], [0, 0, -4]], is: [0.5, 0.25, 0.5, 1], en: 'In units of the length of the direction.', ja: '向きの長さを1として数えます。' },
    { of: [corner, [0.75, 0.75, 2], [0, 0, -1]], is: [0, 0, 0, 0], exact: true },
    { of: [corner, [0.25, 0.25, 2], [0, 0, 1]], is: [0, 0, 0, 0], exact: true, en: 'A ray does not extend backwards.', ja: 'レイは後ろへは伸びません。' },
    {
      of: [corner, [0.25, 0.25, 0], [0, 0, 1]],
      is: [0, 0.25, 0.25, 1],
      en: 'A hit at distance 0. To leave a surface, start a little above it.',
      ja: '距離0で当たります。面から出るレイは、少し浮かせて始めてください。',
    },
    { of: [corner, [1, 0, 3], [0, 0, -1]], is: [3, 1, 0, 1], en: 'Sides and corners belong to the triangle.', ja: '辺と頂点も三角形に含まれます。' },
    { of: [corner, [0.5, 0.5, 3], [0, 0, -1]], is: [3, 0.5, 0.5, 1] },
    {
      of: [corner, [-1, 0.25, 0], [1, 0, 0]],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'A triangle seen edge-on is not hit.',
      ja: '真横から見た三角形には当たりません。',
    },
    { of: [corner, [0.25, 0.25, 0], [0, 0, 0]], is: [0, 0, 0, 0], exact: true },
    { of: [{ a: [0, 0, 0], b: [0.1, 0.2, 0.3], c: [0.2, 0.4, 0.6] }, [0.1, 0.2, 5], [0, 0, -1]], is: [0, 0, 0, 0], exact: true },
    {
      overload: 'side',
      of: [corner, [0.25, 0.5, -2], [0, 0, 1], 1],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'A ray from behind passes through.',
      ja: '裏からのレイは通り抜けます。',
    },
    { overload: 'side', of: [corner, [0.25, 0.5, -2], [0, 0, 1], -1], is: [2, 0.25, 0.5, 1] },
    { overload: 'side', of: [corner, [0.25, 0.5, -2], [0, 0, 1], 0], is: [2, 0.25, 0.5, 1] },
  ],
  accuracy: {
    class: 'division',
    scale: 8,
    oracle: {
      en: 'The three equations solved by elimination with pivoting in double precision. Tests also aim rays at known points of triangles.',
      ja: '三つの方程式を、ピボット選択付きの消去法により倍精度で解いたものです。三角形の上の分かっている点にレイを向けるテストもあります。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Smooth where it hits, with jumps at the outline of the triangle and where the origin passes through it.',
    ja: '当たっているあいだは滑らかです。三角形の輪郭と、始点が三角形を通り抜けるところで値が飛びます。',
  },
  claims: {
    'Any size between 1e-6 and 1e9': 'at every size from 1e-6 to 1e9 the results are those of size 1, scaled',
    'A triangle without area is not hit': 'misses a triangle without area',
    'times the sine of the angle of the triangle at a, has to exceed 1e-6': 'misses a ray almost parallel to the plane, by the sines of two angles',
    '1 hits only the front, −1 only the back': 'sees from the front or from the back, and from both together what it sees from either',
    'Only the sign counts': 'looks only at the sign of the side',
    'the point origin + t·direction': 'meets the place that the ray was aimed at, one direction away, and says by which weights',
    'Smooth where it hits': 'is smooth where it hits',
  },
  references: [
    { title: 'Fast, Minimum Storage Ray/Triangle Intersection', authors: 'Tomas Möller, Ben Trumbore', year: 1997, doi: '10.1080/10867651.1997.10487468' },
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.3.6, Intersecting Ray or Segment Against Triangle' },
  ],
  provenance: fromReference,
  related: ['triangleBarycentric', 'triangleNormal', 'aabbIntersect'],
  confusedWith: [
    {
      name: 'triangleBarycentric',
      en: 'Gives the weights (u, v, w) of a known point. Here u and v are the weights of b and c, and the weight of a is 1 − u − v.',
      ja: 'すでに分かっている点の重み (u, v, w) です。ここのuとvはbとcの重みで、aの重みは1 − u − vです。',
    },
    {
      name: { en: 'a watertight test', ja: 'すき間のない判定' },
      en: 'If two triangles share a side, a ray through that side can hit both or neither. For a test without gaps, see Woop, Benthin and Wald 2013.',
      ja: '辺を共有する二つの三角形では、その辺を通るレイが両方に当たることも、どちらにも当たらないこともあります。すき間のない判定が必要なら、Woop、Benthin、Waldの2013年の方法を使ってください。',
    },
  ],
  elsewhere: [
    {
      where: 'three.js',
      name: 'Ray.intersectTriangle',
      note: { en: 'Returns the point, and can exclude the back.', ja: '交点を返します。裏面を除くこともできます。' },
    },
    { where: 'DirectXMath', name: 'TriangleTests::Intersects' },
    { where: 'Blender', name: 'mathutils.geometry.intersect_ray_tri' },
    { where: 'Godot', name: 'Geometry3D.ray_intersects_triangle' },
  ],
  synonyms: {
    en: ['ray triangle intersection', 'moller trumbore', 'raycast', 'ray tracing', 'hit test', 'picking', 'backface culling', 'mesh'],
    ja: ['レイ', '交差判定', 'こうさ', '交点', '三角形', 'レイトレーシング', 'レイキャスト', '当たり判定', 'ピッキング', '裏面', 'メラー'],
  },
  examples: {
    'pyramid-with-one-colour': { en: 'A pyramid with one colour a face', ja: '面ごとに色の違うピラミッド' },
    'stained-window-in-the-dark': { en: 'A stained window in the dark', ja: '暗がりのステンドグラス' },
  },
}
