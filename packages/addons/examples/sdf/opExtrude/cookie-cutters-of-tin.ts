import {
  flowerSDF,
  heartSDF,
  opExtrude,
  opOnion,
  rotate2d,
  starSDF,
} from '@kirari/addons'
import {
  Break,
  float,
  fn,
  If,
  Loop,
  mix,
  resolution,
  select,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// Strips of tin: outlines with a thickness, pulled upwards.
const height = 0.42
const cutters = fn('cutters', [{ p: vec3 }], float, (p) => {
  const star = starSDF(
    rotate2d(0.35).mul(p.xz.sub(vec2(-0.95, 0.1))),
    0.6,
    5,
    0.5,
  )
  const turned = rotate2d(-0.3).mul(p.xz.sub(vec2(0.25, -0.25)))
  const heart = heartSDF(vec2(turned.x, float(0.45).sub(turned.y)), 0.48)
  const flower = flowerSDF(p.xz.sub(vec2(1.15, 0.5)), 0.44, 6, 0.62)
  const strip = opOnion(star.min(heart).min(flower), 0.012)
  return opExtrude(strip, p.y.sub(height / 2), height / 2).sub(0.008)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }, { start: float }],
  float,
  (origin, direction, start) => {
    const t = start.toVar('t')
    Loop(24, () => {
      const at = origin.add(direction.mul(t)).toConst('at')
      const d = cutters(at).min(at.y).toConst('d')
      If(d.lessThan(0.003).or(at.y.greaterThan(height + 0.1)), () =>
        Break(),
      )
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.12, 2.35, 2.1)
const direction = vec3(
  p.x,
  p.y.mul(0.67).sub(0.92),
  p.y.mul(-0.74).sub(0.78),
).normalize()
// Nothing is above the height of the tin.
const t = march(
  origin,
  direction,
  float(height + 0.01)
    .sub(origin.y)
    .div(direction.y),
)
const hit = origin.add(direction.mul(t)).toConst('hit')
const here = cutters(hit).toConst('here')
const slope = (way: Vec3): Float =>
  cutters(hit.add(way.mul(0.004))).sub(here)
const normal = vec3(
  slope(vec3(1, 0, 0)),
  slope(vec3(0, 1, 0)),
  slope(vec3(0, 0, 1)),
).normalize()

// Dough that was rolled out on a table of wood.
const sun = vec3(-0.55, 0.7, 0.35).normalize()
const open = smoothstep(
  0.3,
  0.6,
  march(hit.add(vec3(0, 0.02, 0)), sun, float(0.01)),
)
const near = cutters(hit).mul(9).saturate()
const sheet = hit.xz
  .mul(vec2(0.56, 0.8))
  .length()
  .sub(1.12)
  .add(hit.x.mul(5).sin().mul(hit.z.mul(4).cos()).mul(0.05))
const plank = hit.z
  .mul(30)
  .add(hit.x.mul(3).sin())
  .sin()
  .mul(0.5)
  .add(0.5)
const table = mix(vec3(0.33, 0.2, 0.13), vec3(0.42, 0.27, 0.17), plank)
const dough = mix(
  table,
  vec3(0.95, 0.83, 0.62),
  smoothstep(0.02, -0.02, sheet),
)
const ground = dough
  .mul(open.mul(0.45).add(0.55))
  .mul(near.mul(0.3).add(0.7))

// The tin mirrors the dough below and a bright room above.
const mirror = direction.reflect(normal)
const room = smoothstep(
  -0.5,
  0.7,
  mirror.y.add(mirror.x.mul(3).add(time.mul(0.4)).sin().mul(0.3)),
)
const below = mix(
  vec3(0.62, 0.5, 0.36),
  vec3(0.3, 0.28, 0.28),
  smoothstep(0, height, hit.y),
)
const lit = normal.dot(sun).max(0).mul(0.35)
const tin = mix(below, vec3(0.9, 0.93, 0.97), room)
  .add(lit)
  .add(mirror.dot(sun).max(0).pow(20).mul(0.6))

export const fragment = vec4(select(ground, tin, here.lessThan(0.006)), 1)
