/** Record of closestPoint for triangles. */
import { triangleClosestPoint } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const corner = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const

export const triangleClosestPointRecord: FunctionRecord = {
  slug: 'closestPoint',
  category: 'geometry/triangle',
  importName: 'triangleClosestPoint',
  call: triangleClosestPoint,
  shown: 'triangleClosestPoint',
  summary: {
    en: 'The point of a triangle that is nearest to a place in space.',
    ja: '空間の中の点に最も近い、三角形の上の点です。',
  },
  intuition: {
    en: 'The sides cut space into seven regions: over the face, beside each side and off each corner. Over the face, the foot of the perpendicular is nearest; elsewhere it is a point of a side, and off a corner the corner itself. So find the nearest point of each side, and the foot where it falls on the face, and take whichever is nearest. All of them are points of the triangle, so the answer never leaves it.',
    ja: '三角形は空間を七つの領域に分けます。面の真上、三つの辺の外側、三つの頂点の先です。面の真上では垂線の足が、それ以外では辺の上の点が最も近く、頂点の先では頂点そのものになります。そこで、各辺で最も近い点と、面の上に落ちる垂線の足を求め、その中から最も近いものを選びます。どれも三角形の上の点なので、答えが三角形から外れることはありません。',
  },
  parameters: [
    {
      name: 'triangle',
      meaning: { en: 'The three corners a, b and c, in any order.', ja: '三つの頂点a、b、cです。順序は問いません。' },
      unit: 'triangle',
      role: 'control',
      range: [-1, 1],
      default: { a: [-0.5, -0.36, 0], b: [0.52, -0.24, 0], c: [-0.08, 0.48, 0] },
      step: 0.01,
      outside: {
        en: 'Any size between 1e-9 and 1e9. Without area it is a line or a point, and the nearest point of that is given.',
        ja: '大きさは1e-9から1e9まで使えます。つぶれた三角形は線や点とみなし、その上の最も近い点を返します。',
      },
    },
    {
      name: 'p',
      meaning: { en: 'The place.', ja: '調べる点です。' },
      unit: 'position',
      role: 'control',
      range: [-1, 1],
      default: [0.74, 0.36, 0],
      step: 0.01,
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
  ],
  returns: { meaning: { en: 'The nearest point of the triangle.', ja: '三角形の上で最も近い点です。' }, range: { min: -1, max: 1 } },
  formula: String.raw`\begin{aligned} \mathbf q &= \operatorname*{arg\,min}_{\mathbf x \in \{\mathbf f,\ \mathbf s_{ab},\ \mathbf s_{bc},\ \mathbf s_{ca}\}} \lVert \mathbf p - \mathbf x \rVert \\ \mathbf f &= \mathbf p - \frac{(\mathbf p - \mathbf a) \cdot \mathbf n}{\mathbf n \cdot \mathbf n}\,\mathbf n \qquad (\mathbf f \in \triangle) \\ \mathbf n &= (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \\ \mathbf s_{ab} &= \mathbf a + k\,(\mathbf b - \mathbf a) \\ k &= \operatorname{clamp}\!\left(\frac{(\mathbf p - \mathbf a) \cdot (\mathbf b - \mathbf a)}{\lVert \mathbf b - \mathbf a \rVert^2},\ 0,\ 1\right) \end{aligned}`,
  edgeCases: [
    {
      id: 'over-the-face',
      inputs: [corner, [0.25, 0.25, 5]],
      result: [0.25, 0.25, 0],
      note: { en: 'The foot of the perpendicular.', ja: '垂線の足です。' },
    },
    { id: 'on-the-face', inputs: [corner, [0.25, 0.5, 0]], result: [0.25, 0.5, 0] },
    { id: 'beside-a-side', inputs: [corner, [0.5, -3, 1]], result: [0.5, 0, 0] },
    { id: 'beside-the-slanted-side', inputs: [corner, [1, 1, 0]], result: [0.5, 0.5, 0] },
    {
      id: 'off-a-corner',
      inputs: [corner, [3, -1, 2]],
      result: [1, 0, 0],
      note: { en: 'A whole region belongs to each corner.', ja: 'それぞれの頂点に、一つの領域が対応します。' },
    },
    { id: 'off-the-first-corner', inputs: [corner, [-1, -1, -1]], result: [0, 0, 0] },
    {
      id: 'one-point',
      inputs: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }, [0, 0, 0]],
      result: [1, 2, 3],
      exact: true,
      note: { en: 'There is only this point. Never NaN.', ja: '点は一つしかありません。NaNにはなりません。' },
    },
    {
      id: 'on-one-line',
      inputs: [{ a: [0, 0, 0], b: [3, 0, 0], c: [1, 0, 0] }, [2, 5, 0]],
      result: [2, 0, 0],
      note: { en: 'Corners on one line make a segment.', ja: '頂点が一直線に並ぶと、線分になります。' },
    },
  ],
  accuracy: {
    class: 'division',
    scale: 4,
    oracle: {
      en: 'The seven regions one after another in double precision, by Ericson; no other point of a fine net over the triangle is nearer.',
      ja: 'エリクソンの方法で、七つの領域を順に調べて倍精度で求めたものです。三角形に敷き詰めた細かな点の中に、より近いものがないことも確かめています。',
    },
  },
  continuity: { order: 0, note: { en: 'Bends where another region begins.', ja: '領域が切り替わるところで折れ曲がります。' } },
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
      difference: { en: 'Leaves the triangle where the foot falls beside it.', ja: '射影は、足が外に落ちると三角形からはみ出します。' },
    },
    {
      name: { en: 'clamped barycentric coordinates', ja: '0〜1に収めた重心座標' },
      difference: {
        en: 'Hold a point in the triangle too, but not at the nearest place: it is drawn to a side at a slant.',
        ja: '三角形の中には収まりますが、辺に対して斜めに寄せられるため、最も近い点にはなりません。',
      },
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
  preview: 'nearest',
  examples: [
    {
      title: { en: 'A sail with a soft glow', ja: 'やわらかく光る帆' },
      code: `import { Triangle, triangleClosestPoint } from '@kirari/addons'
import { mix, resolution, sin, time, uv, vec3, vec4 } from 'kirari/node'

const p = vec3(uv.sub(0.5).mul(resolution).div(resolution.y), 0)
const sway = sin(time).mul(0.06)
const sail = Triangle({
  a: vec3(-0.28, -0.28, 0),
  b: vec3(0.32, -0.24, 0),
  c: vec3(sway, 0.36, 0),
})
const away = p.distance(triangleClosestPoint(sail, p))

const dusk = mix(vec3(0.32, 0.12, 0.28), vec3(0.05, 0.06, 0.18), uv.y)
const glow = vec3(1, 0.6, 0.35).mul(away.mul(-9).exp())

export const fragment = vec4(
  mix(dusk.add(glow.mul(0.7)), vec3(1, 0.93, 0.84), away.mul(-400).exp()),
  1,
)
`,
    },
    {
      title: { en: 'Carry the colours of a triangle outwards', ja: '三角形の色を外へ広げる' },
      code: `import {
  Triangle, triangleBarycentric, triangleClosestPoint,
} from '@kirari/addons'
import { float, resolution, sin, time, uv, vec3, vec4 } from 'kirari/node'

const p = vec3(uv.sub(0.5).mul(resolution).div(resolution.y), 0)
const shape = Triangle({
  a: vec3(sin(time).mul(0.1).sub(0.3), -0.2, 0),
  b: vec3(0.3, sin(time.mul(1.3)).mul(0.1).sub(0.12), 0),
  c: vec3(0, sin(time.mul(0.7)).mul(0.08).add(0.26), 0),
})

// Every place has the colour of the point
// of the triangle that is nearest to it.
const nearest = triangleClosestPoint(shape, p)
const weights = triangleBarycentric(shape, nearest)
const [red, gold, blue] = [
  vec3(1, 0.35, 0.3),
  vec3(1, 0.8, 0.25),
  vec3(0.2, 0.5, 1),
] as const
const dye = red
  .mul(weights.x)
  .add(gold.mul(weights.y))
  .add(blue.mul(weights.z))
const rings = p
  .distance(nearest)
  .mul(90)
  .sub(time.mul(2))
  .sin()
  .mul(0.5)
  .add(0.5)
const fade = float(1).sub(p.distance(nearest).mul(1.3)).saturate()

export const fragment = vec4(
  dye.mul(fade).mul(rings.mul(0.18).add(0.82)),
  1,
)
`,
    },
  ],
}
