/** Record of closestPoint for boxes. */
import { aabbClosestPoint } from '../../../src/index.ts'
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const

export const aabbClosestPointRecord: FunctionRecord = {
  slug: 'closestPoint',
  category: 'geometry/aabb',
  importName: 'aabbClosestPoint',
  call: aabbClosestPoint,
  shown: 'aabbClosestPoint',
  summary: {
    en: 'The point of an axis-aligned box that is nearest to a place; inside the box, the place itself.',
    ja: '軸平行ボックスの中で、与えた点に最も近い点です。ボックスの内側では、その点自身になります。',
  },
  intuition: {
    en: 'Each axis can be treated by itself, because the faces are at right angles to one another. Along one axis the nearest place in a stretch is the place itself while it is in the stretch, and the nearer end once it is outside. Hold each coordinate between those of the two corners, and the point slides to the nearest face, edge or corner by itself.',
    ja: '面どうしが直角なので、三つの軸は別々に考えられます。一本の軸の上では、区間の中にいればその場所自身が、外に出れば近い方の端が最も近い場所です。それぞれの座標を二つの角の座標のあいだに収めるだけで、点は最も近い面、辺、角へひとりでに移ります。',
  },
  parameters: [
    {
      name: 'box',
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      role: 'control',
      range: [-2, 2],
      default: { min: [-1.1, -0.6, -0.8], max: [0.8, 0.6, 0.7] },
      step: 0.01,
      outside: {
        en: 'Any size. Where the corners have changed places, the coordinate of max is taken.',
        ja: 'どんな大きさでもかまいません。角の大小が逆の軸では、maxの座標を返します。',
      },
    },
    {
      name: 'p',
      meaning: { en: 'The place.', ja: '調べる点です。' },
      unit: 'position',
      role: 'control',
      range: [-2, 2],
      default: [1.3, 1.1, -0.2],
      step: 0.01,
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
  ],
  returns: {
    meaning: {
      en: 'The nearest point. Its coordinates are those of p or of a corner, to the bit.',
      ja: '最も近い点です。どの座標も、pか角の座標とビット単位で一致します。',
    },
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\mathbf c = \min\bigl(\max(\mathbf p,\ \mathrm{box.min}),\ \mathrm{box.max}\bigr)`,
  edgeCases: [
    {
      id: 'inside',
      inputs: [unitBox, [0.1, 0.2, 0.3]],
      result: [0.1, 0.2, 0.3],
      exact: true,
      note: { en: 'A box is solid: inside, the place itself is nearest.', ja: 'ボックスは中身が詰まっています。内側では、その点自身が最も近い点です。' },
    },
    { id: 'before-a-face', inputs: [unitBox, [0.5, 3, -0.25]], result: [0.5, 1, -0.25], exact: true },
    { id: 'beside-an-edge', inputs: [unitBox, [2, -3, 0.5]], result: [1, -1, 0.5], exact: true },
    { id: 'off-a-corner', inputs: [unitBox, [2, -3, 4]], result: [1, -1, 1], exact: true },
    { id: 'on-a-face', inputs: [unitBox, [1, 0.5, 0.5]], result: [1, 0.5, 0.5], exact: true },
    {
      id: 'flat-box',
      inputs: [{ min: [-1, -1, 0], max: [1, 1, 0] }, [0.5, 0.5, 3]],
      result: [0.5, 0.5, 0],
      exact: true,
      note: { en: 'A box without thickness is a rectangle.', ja: '厚みのないボックスは長方形です。' },
    },
    {
      id: 'one-point',
      inputs: [{ min: [1, 2, 3], max: [1, 2, 3] }, [0, 0, 0]],
      result: [1, 2, 3],
      exact: true,
    },
    {
      id: 'corners-exchanged',
      inputs: [{ min: [1, 1, 1], max: [-1, -1, -1] }, [0, 5, -5]],
      result: [-1, -1, -1],
      exact: true,
      note: { en: 'No box: max is the answer, on every device.', ja: 'ボックスになっていないので、どの環境でもmaxを返します。' },
    },
  ],
  accuracy: {
    class: 'bits',
    scale: 1,
    oracle: {
      en: 'Of the place and the two faces of each axis, the nearest that lies in the box; again over thousands of points of the box.',
      ja: '軸ごとに、その点自身と二つの面のうち、ボックスに含まれて最も近いものを選んだ結果です。ボックスの中の数千の点とも照合しています。',
    },
  },
  continuity: {
    order: 0,
    note: {
      en: 'Bends where a face, an edge or a corner takes over.',
      ja: '最も近いのが面か辺か角かが切り替わるところで折れ曲がります。',
    },
  },
  references: [
    { title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '5.1.3, Closest Point on AABB to Point' },
    { title: 'A Simple Method for Box-Sphere Intersection Testing', authors: 'Jim Arvo', year: 1990, section: 'Graphics Gems, V.8' },
  ],
  provenance: fromReference,
  related: ['aabbContain', 'boxSDF', 'triangleClosestPoint', 'aabbExpand'],
  confusedWith: [
    {
      name: { en: 'the nearest point of the surface', ja: '表面で最も近い点' },
      difference: {
        en: 'Differs inside, where the nearest face would be the answer; boxSDF measures that.',
        ja: '内側での答えが違い、最も近い面の上の点になります。そこまでの距離はboxSDFで測れます。',
      },
    },
    {
      name: 'boxSDF',
      difference: { en: 'Gives the distance, signed; its box lies about the origin.', ja: '符号付きの距離を返します。ボックスは原点を中心とします。' },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.clampPoint' },
    { where: 'Unity', name: 'Bounds.ClosestPoint' },
    { where: 'Unreal Engine', name: 'FBox::GetClosestPointTo' },
  ],
  synonyms: {
    en: ['closest point', 'nearest point', 'clamp point', 'project onto box', 'distance to box', 'sphere box test', 'collision'],
    ja: ['最近点', 'さいきんてん', '最も近い点', '最近傍点', '射影', 'クランプ', 'ボックス', '直方体', '当たり判定', '衝突判定'],
  },
  preview: 'cuboid',
  examples: [
    {
      title: { en: 'A soft shadow under a box', ja: 'ボックスのやわらかな影' },
      code: `import { AABB, aabbClosestPoint, drawFill, rectSDF } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// In the plane a box is flat: z is 0 everywhere.
const card = AABB({ min: vec3(-0.3, -0.2, 0), max: vec3(0.3, 0.2, 0) })
const place = vec3(p.add(vec2(-0.02, 0.05)), 0)
const away = place.distance(aabbClosestPoint(card, place))
const shadow = away.mul(-18).exp().mul(0.4)

const table = mix(vec3(0.93, 0.87, 0.78), vec3(0.98, 0.94, 0.87), uv.y)
const lit = mix(table, vec3(0.3, 0.2, 0.16), shadow)

export const fragment = vec4(
  mix(
    lit,
    vec3(0.16, 0.3, 0.36),
    drawFill(rectSDF(p, vec2(0.3, 0.2)), 0, px),
  ),
  1,
)
`,
    },
    {
      title: { en: 'Balls that press into a box', ja: '箱に押しつけた球' },
      code: `import { AABB, aabbClosestPoint } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const box = AABB({ min: vec3(-1, -0.35, -0.6), max: vec3(1, 0.35, 0.6) })

// What is less than a radius away from the box, but
// not the box itself where the ball presses into it.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const around = (i: number): Vec3 => {
    const angle = time.mul(0.5).add((i * Math.PI) / 2)
    return vec3(
      angle.cos().mul(1.25),
      angle.mul(2).sin().mul(0.3),
      angle.sin().mul(0.85),
    )
  }
  const skin = p.distance(aabbClosestPoint(box, p)).sub(0.12)
  const balls = [0, 1, 2, 3]
    .map((i) => p.distance(around(i)).sub(0.42))
    .reduce((a, b) => a.min(b))
  return skin
    .max(float(0.03).sub(balls))
    .min(balls.max(float(0.03).sub(skin)))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(70, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.001).or(t.greaterThan(7)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(1.5, 1.7, 3.2)
const direction = vec3(p.x.sub(0.47), p.y.sub(0.52), -1)
  .add(vec3(0, 0, p.x.mul(-0.3)))
  .normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t))
const slope = (step: Vec3): Float =>
  scene(hit.add(step)).sub(scene(hit.sub(step)))
const e = 0.001
const normal = vec3(
  slope(vec3(e, 0, 0)),
  slope(vec3(0, e, 0)),
  slope(vec3(0, 0, e)),
)
  .add(1e-9)
  .normalize()
const light = normal
  .dot(vec3(0.5, 0.8, 0.35).normalize())
  .mul(0.5)
  .add(0.5)
const tint = mix(vec3(0.2, 0.1, 0.4), vec3(1, 0.75, 0.6), light)

const wall = mix(vec3(0.1, 0.08, 0.16), vec3(0.2, 0.16, 0.28), uv.y)

export const fragment = vec4(select(tint, wall, t.greaterThan(7)), 1)
`,
    },
  ],
}
