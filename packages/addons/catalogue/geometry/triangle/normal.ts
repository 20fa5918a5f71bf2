/** Record of normal for triangles. */
import { triangleNormal } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

export const triangleNormalRecord: FunctionRecord = {
  slug: 'normal',
  category: 'geometry/triangle',
  importName: 'triangleNormal',
  call: triangleNormal,
  shown: 'triangleNormal',
  summary: {
    en: 'The direction in which a triangle faces, as a unit vector perpendicular to it.',
    ja: '三角形が向いている方向です。面に垂直な、長さ1のベクトルで返します。',
  },
  intuition: {
    en: 'Two sides from one corner span the plane of the triangle, and their cross product is perpendicular to both. Of the two such directions it takes the one from which a, b and c are seen to run counter-clockwise: curl the fingers of the right hand from b to c, and the thumb shows it. Divide by its length and only the direction is left.',
    ja: '一つの頂点から出る二辺が三角形の平面を張り、その外積は両方に垂直です。垂直な方向は二つありますが、そこから見てa、b、cが反時計回りに並ぶ方を取ります。右手の指をbからcへ巻くと、親指の指す方向です。長さで割れば、向きだけが残ります。',
  },
  parameters: [
    {
      name: 'triangle',
      meaning: { en: 'The three corners a, b and c, counter-clockwise as seen from the front.', ja: '三つの頂点a、b、cです。表から見て反時計回りに並べます。' },
      unit: 'triangle',
      role: 'control',
      range: [-1.5, 1.5],
      default: { a: [-1.1, -0.5, 0.6], b: [1.1, -0.35, 0.5], c: [0.05, 0.3, -1] },
      step: 0.01,
      outside: {
        en: 'Any size between 1e-9 and 1e9. A triangle without area has no direction: the zero vector.',
        ja: '大きさは1e-9から1e9まで使えます。つぶれた三角形には向きがないので、ゼロベクトルを返します。',
      },
    },
  ],
  returns: {
    meaning: { en: 'The unit normal, or (0, 0, 0) where there is none.', ja: '単位法線です。ない場合は (0, 0, 0) です。' },
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\mathbf n = \frac{(\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a)}{\bigl\lVert (\mathbf b - \mathbf a) \times (\mathbf c - \mathbf a) \bigr\rVert}`,
  edgeCases: [
    {
      id: 'towards-the-reader',
      inputs: [{ a: [0, 0, 0], b: [2, 0, 0], c: [0, 3, 0] }],
      result: [0, 0, 1],
      note: { en: 'Counter-clockwise on paper faces you.', ja: '紙の上で反時計回りなら、読む人の方を向きます。' },
    },
    {
      id: 'other-way-round',
      inputs: [{ a: [0, 0, 0], b: [0, 3, 0], c: [2, 0, 0] }],
      result: [0, 0, -1],
      note: { en: 'Exchange two corners and it turns round.', ja: '頂点を二つ入れ替えると裏返ります。' },
    },
    { id: 'slanted', inputs: [{ a: [1, 0, 0], b: [0, 1, 0], c: [0, 0, 1] }], result: [1 / Math.sqrt(3), 1 / Math.sqrt(3), 1 / Math.sqrt(3)] },
    {
      id: 'one-point',
      inputs: [{ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }],
      result: [0, 0, 0],
      exact: true,
      note: { en: 'No plane, no direction. Never NaN.', ja: '面がないので向きもありません。NaNにはなりません。' },
    },
    {
      id: 'on-one-line',
      inputs: [{ a: [0, 0, 0], b: [0.1, 0.2, 0.3], c: [0.2, 0.4, 0.6] }],
      result: [0, 0, 0],
      exact: true,
      note: {
        en: 'Rounding leaves a cross product that is not quite 0; the triangle counts as flat all the same.',
        ja: '丸め誤差のため外積はちょうど0にはなりませんが、つぶれているとみなします。',
      },
    },
    {
      id: 'tiny',
      inputs: [{ a: [0, 0, 0], b: [1e-6, 0, 0], c: [0, 1e-6, 0] }],
      result: [0, 0, 1],
      note: { en: 'Small is not the same as flat.', ja: '小さいことと、つぶれていることは別です。' },
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'Newell’s sums over the three sides in double precision, which treat all corners alike; the result is perpendicular to every side, and of length 1.',
      ja: '三辺にわたるニューウェルの和を倍精度で計算したものです。どの頂点も同じように扱います。すべての辺に垂直で、長さが1であることも確かめています。',
    },
  },
  continuity: {
    order: 'smooth',
    note: { en: 'Smooth while the triangle has area; it jumps to 0 where that is lost.', ja: '面積があるあいだは滑らかです。面積を失うところで0に飛びます。' },
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '3.6, Planes and Halfspaces' },
    {
      title: 'A Characterization of Ten Hidden-Surface Algorithms',
      authors: 'Ivan E. Sutherland, Robert F. Sproull, Robert A. Schumacker',
      year: 1974,
      doi: '10.1145/356625.356626',
    },
  ],
  provenance: fromReference,
  related: ['triangleArea', 'triangleSignedDistance', 'triangleIntersect'],
  confusedWith: [
    {
      name: { en: 'a vertex normal', ja: '頂点法線' },
      difference: {
        en: 'Belongs to a corner and is an average over the triangles that meet there, so that a mesh looks round.',
        ja: '頂点に属し、そこに集まる三角形の法線を平均したものです。メッシュを滑らかに見せるために使います。',
      },
    },
    {
      name: 'cross(b − a, c − a)',
      difference: { en: 'The same direction, as long as twice the area.', ja: '向きは同じですが、長さが面積の2倍です。' },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Triangle.getNormal' },
    { where: 'Unity', name: 'Plane.Set3Points', note: { en: 'Clockwise corners face the viewer there.', ja: 'Unityでは時計回りが表です。' } },
    { where: 'Blender', name: 'mathutils.geometry.normal' },
    { where: 'GLSL', name: 'cross(dFdx(p), dFdy(p))', note: { en: 'For the triangle that is being drawn.', ja: '描画中の三角形についての値です。' } },
  ],
  synonyms: {
    en: ['normal', 'face normal', 'plane normal', 'unit normal', 'orientation', 'perpendicular', 'winding', 'cross product'],
    ja: ['法線', 'ほうせん', '面法線', '単位法線', '垂直', '向き', '表裏', '外積', '右手の法則'],
  },
  preview: 'facet',
  examples: [
    {
      title: { en: 'A gem with flat faces', ja: '平らな面を持つ宝石' },
      code: `import {
  Triangle, triangleIntersect, triangleNormal, quatRotate,
} from '@kirari/addons'
import { mix, resolution, select, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const half = time.mul(0.25).add(0.2)
const turn = vec4(0, half.sin(), 0, half.cos())
const origin = quatRotate(turn, vec3(0, 0.9, 3.4))
const direction = quatRotate(
  turn,
  vec3(p.x, p.y.sub(0.36), -1.35).normalize(),
)

// The eight faces of an octahedron; only those that look this way are hit.
const signs = [-1, 1]
const faces = signs.flatMap((x) =>
  signs.flatMap((y) => signs.map((z) => [x, y, z] as const)),
)
const light = vec3(0.6, 0.9, 0.5).normalize()
const room: Vec3 = mix(vec3(0.05, 0.05, 0.1), vec3(0.16, 0.13, 0.25), uv.y)
export const fragment = vec4(
  faces.reduce((behind, [x, y, z]) => {
    const [b, c] = [vec3(0, y * 1.15, 0), vec3(0, 0, z * 0.8)]
    const face = Triangle({
      a: vec3(x * 0.8, 0, 0),
      b: x * y * z > 0 ? b : c,
      c: x * y * z > 0 ? c : b,
    })
    const shade = triangleNormal(face).dot(light).mul(0.5).add(0.5)
    const tint = mix(
      vec3(0.3, 0.03, 0.3),
      vec3(1, 0.75, 0.85),
      shade.mul(shade),
    )
    return select(
      behind,
      tint,
      triangleIntersect(face, origin, direction, 1).w.greaterThan(0),
    )
  }, room),
  1,
)
`,
    },
    {
      title: { en: 'Folded paper in the evening sun', ja: '夕日を受ける折り紙' },
      code: `import { Triangle, triangleNormal, valueNoise } from '@kirari/addons'
import {
  mix, resolution, select, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(7)
const cell = p.floor()
const local = p.sub(cell)

// Corners of a grid at random heights: each
// square is folded along its diagonal.
const corner = (x: number, y: number): Vec3 => {
  const at = cell.add(vec2(x, y))
  return vec3(at, valueNoise(vec3(at.mul(0.41), time.mul(0.2))).mul(1.7))
}
const [a, c] = [corner(0, 0), corner(1, 1)]
const lower = triangleNormal(Triangle({ a, b: corner(1, 0), c }))
const upper = triangleNormal(Triangle({ a, b: c, c: corner(0, 1) }))
const normal = select(lower, upper, local.y.greaterThan(local.x))

const sun = normal.dot(vec3(-0.65, 0.4, 0.55).normalize()).max(0)
const sky = normal.dot(vec3(0.5, 0.2, 0.8).normalize()).max(0)
const paper = mix(vec3(0.1, 0.12, 0.26), vec3(1, 0.62, 0.36), sun)

export const fragment = vec4(paper.add(vec3(0.08, 0.12, 0.22).mul(sky)), 1)
`,
    },
  ],
}
