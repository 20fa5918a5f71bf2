import { ellipsoidSDF, fbm, rotate2d } from '@kirari/addons'
import {
  atan2, Break, float, fn, If, Loop, mix, resolution, select, smoothstep,
  time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// Nose to the left: the hull, its cabin, and fins as flat ellipsoids.
const hull = vec3(1.3, 0.36, 0.36)
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const tail = p.sub(vec3(1.12, 0, 0))
  const fins = ellipsoidSDF(tail, vec3(0.24, 0.5, 0.03)).min(
    ellipsoidSDF(tail, vec3(0.24, 0.03, 0.5)),
  )
  const cabin = p.add(vec3(0.25, 0.39, 0))
  return ellipsoidSDF(p, hull)
    .min(fins)
    .min(ellipsoidSDF(cabin, vec3(0.28, 0.09, 0.1)))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(2.5).toVar('t')
    Loop(36, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.003).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const sway = time.mul(0.5).sin()
const view = vec3(
  p.x,
  p.y.sub(0.07).add(sway.mul(0.01)),
  -1.5,
).normalize()
// Seen a little from below and from the front.
const turned = (v: typeof view) => {
  const level = rotate2d(sway.mul(0.05).sub(0.45)).mul(v.xz)
  return vec3(level.x, v.y, level.y)
}
const origin = turned(vec3(0, -0.35, 3.9))
const direction = turned(view.add(vec3(0, 0.08, 0)).normalize())
const t = march(origin, direction).toConst('t')
const hit = origin.add(direction.mul(t)).toConst('hit')

const h = 0.02
const around = scene(hit)
const normal = vec3(
  scene(hit.add(vec3(h, 0, 0))).sub(around),
  scene(hit.add(vec3(0, h, 0))).sub(around),
  scene(hit.add(vec3(0, 0, h))).sub(around),
)
  .normalize()
  .toConst('normal')
// Gores of cloth run from nose to tail, a red one after each white one.
const isHull = ellipsoidSDF(hit, hull).lessThan(0.01)
const seams = atan2(hit.y, hit.z).mul(7).sin()
const cloth = mix(
  vec3(0.78, 0.2, 0.16),
  vec3(0.97, 0.92, 0.84),
  smoothstep(-0.15, 0.15, seams),
)
const paint = select(vec3(0.23, 0.25, 0.36), cloth, isHull)
const warm = normal.dot(vec3(-0.75, 0.05, 0.66)).saturate()
const sky = normal.y.mul(0.5).add(0.5)
const ship = paint.mul(
  vec3(1.05, 0.68, 0.42)
    .mul(warm)
    .add(vec3(0.3, 0.34, 0.5).mul(sky.mul(0.8).add(0.25))),
)

const rise = uv.y.toConst('rise')
const air = mix(
  mix(
    vec3(1, 0.74, 0.5),
    vec3(0.93, 0.6, 0.6),
    smoothstep(0.1, 0.45, rise),
  ),
  vec3(0.32, 0.42, 0.68),
  smoothstep(0.35, 1, rise),
)
const puff = fbm(
  vec3(p.mul(vec2(2, 5)).add(vec2(time.mul(0.06), 0)), 4),
  5,
)
const cloud = smoothstep(-0.05, 0.35, puff.add(0.28).sub(rise.mul(0.95)))
const scenery = mix(air, vec3(1, 0.87, 0.8), cloud.mul(0.85))

export const fragment = vec4(select(ship, scenery, t.greaterThan(6)), 1)
