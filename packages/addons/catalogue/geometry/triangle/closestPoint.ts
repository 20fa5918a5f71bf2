/** Record of closestPoint for triangles. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const corner = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const

export const record: WrittenRecord = {
  summary: { en: 'The point of a triangle that is nearest to a given point in space.', ja: '空間の中の点に最も近い、三角形の上の点です。' },
  intuition: {
    en: 'A triangle divides space into seven regions: over the face, beside each side and off each corner. Over the face, the foot of the perpendicular is nearest; elsewhere it is a point of a side, and off a corner the corner itself. So compute the nearest point of each side, and the foot if it falls on the face, and take whichever is nearest. All of them are points of the triangle, so the result never leaves it.',
    ja: '三角形は空間を七つの領域に分けます。面の真上、三つの辺の外側、三つの頂点の先です。面の真上では垂線の足が、それ以外では辺の上の点が最も近く、頂点の先では頂点そのものになります。そこで、各辺で最も近い点と、面の上に落ちる垂線の足を求め、その中から最も近いものを選びます。どれも三角形の上の点なので、答えが三角形から外れることはありません。',
  },
  parameters: {
    triangle: {
      meaning: { en: 'The three corners a, b and c, in any order.', ja: '三つの頂点a、b、cです。順序は問いません。' },
      unit: 'triangle',
      range: [-1, 1],
      default: { a: [-0.5, -0.36, 0], b: [0.52, -0.24, 0], c: [-0.08, 0.48, 0] },
      outside: {
        en: 'Any size between 1e-6 and 1e9. A triangle without area is a segment or a point, and the result is the nearest point of that.',
        ja: '大きさは1e-6から1e9まで使えます。つぶれた三角形は線分や点とみなし、その上の最も近い点を返します。',
      },
    },
    p: {
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      range: [-1, 1],
      default: [0.74, 0.36, 0],
      outside: { en: 'Any point.', ja: 'どこでもかまいません。' },
    },
  },
  returns: { en: 'The nearest point of the triangle.', ja: '三角形の上で最も近い点です。', range: { min: -1, max: 1 } },
  formula: String.raw`\begin{aligned} \mathbf q &= \operatorname*{arg\,min}_{\mathbf x \in \{\mathbf f,\ \mathbf s_{ab},\ \mathbf s_{bc},\ \mathbf s_{ca}\}} \lVert \mathbf p - \mathbf x \rVert \\ \mathbf f &= \mathbf p - \frac{(\mathbf p - \mathbf a) \cdot \mathbf n}{\mathbf n \cdot \mathbf n}\,\mathbf n \qquad (\mathbf f \in \triangle) \\ \mathbf n &= (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \\ \mathbf s_{ab} &= \mathbf a + k\,(\mathbf b - \mathbf a) \\ k &= \operatorname{clamp}\!\left(\frac{(\mathbf p - \mathbf a) \cdot (\mathbf b - \mathbf a)}{\lVert \mathbf b - \mathbf a \rVert^2},\ 0,\ 1\right) \end{aligned}`,
  edgeCases: [
    { of: [corner, [0.25, 0.25, 5]], is: [0.25, 0.25, 0], en: 'The foot of the perpendicular.', ja: '垂線の足です。' },
    { of: [corner, [0.25, 0.5, 0]], is: [0.25, 0.5, 0] },
    { of: [corner, [0.5, -3, 1]], is: [0.5, 0, 0] },
    { of: [corner, [1, 1, 0]], is: [0.5, 0.5, 0] },
    { of: [corner, [3, -1, 2]], is: [1, 0, 0], en: 'Each corner has a region of its own.', ja: 'それぞれの頂点に、一つの領域が対応します。' },
    { of: [corner, [-1, -1, -1]], is: [0, 0, 0] },
    {
      of: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, [0, 0, 0]],
      is: [1, 2, 3],
      exact: true,
      en: 'There is only this point; the result is not NaN.',
      ja: '点は一つしかありません。NaNにはなりません。',
    },
    {
      of: [{ a: [0, 0, 0], b: [3, 0, 0], c: [1, 0, 0] }, [2, 5, 0]],
      is: [2, 0, 0],
      en: 'Corners on one line make a segment.',
      ja: '頂点が一直線に並ぶと、線分になります。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'Ericson’s test of the seven regions in double precision. Tests also check that no point of a fine grid over the triangle is nearer.',
      ja: 'エリクソンの方法で、七つの領域を順に調べて倍精度で求めたものです。三角形に敷き詰めた細かな点の中に、より近いものがないことも確かめています。',
    },
  },
  continuity: { order: 0, en: 'Kinks where regions meet.', ja: '領域が切り替わるところで折れ曲がります。' },
  claims: {
    'Any size between 1e-6 and 1e9': 'at every size from 1e-6 to 1e9 the results are those of size 1, scaled',
    'The point of a triangle that is nearest to a given point': 'no point of the triangle is nearer',
    'the result never leaves it': 'lies on the triangle: asking there gives it back',
    'A triangle without area is a segment or a point': 'stays near the truth however thin the triangle is',
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.5, Closest Point on Triangle to Point' },
    {
      title: '3D Distance from a Point to a Triangle',
      authors: 'Mark W. Jones',
      year: 1995,
      section: 'Technical Report CSR-5-95, University of Wales Swansea',
    },
  ],
  provenance: fromReference,
  related: ['triangleSignedDistance', 'triangleBarycentric', 'aabbClosestPoint', 'lineSDF'],
  confusedWith: [
    {
      name: { en: 'projection onto the plane', ja: '平面への射影' },
      en: 'Leaves the triangle if the foot of the perpendicular is outside it.',
      ja: '射影は、足が外に落ちると三角形からはみ出します。',
    },
    {
      name: { en: 'clamped barycentric coordinates', ja: '0〜1に収めた重心座標' },
      en: 'Keep the point in the triangle, but do not give the nearest one: the point moves to a side at a slant.',
      ja: '三角形の中には収まりますが、辺に対して斜めに寄せられるため、最も近い点にはなりません。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Triangle.closestPointToPoint' },
    { where: 'Unreal Engine', name: 'FMath::ClosestPointOnTriangleToPoint' },
    { where: 'Blender', name: 'mathutils.geometry.closest_point_on_tri' },
  ],
  synonyms: {
    en: ['closest point', 'nearest point', 'project onto triangle', 'distance to triangle', 'voronoi region', 'collision', 'mesh distance'],
    ja: ['最近点', 'さいきんてん', '最も近い点', '最近傍点', '射影', '三角形', '点と三角形の距離', '当たり判定', 'ボロノイ領域'],
  },
  examples: {
    'sail-with-a-soft-glow': { en: 'A sail with a soft glow', ja: 'やわらかく光る帆' },
    'carry-the-colours-of-a-triangle': { en: 'Carry the colours of a triangle outwards', ja: '三角形の色を外へ広げる' },
  },
}
