import { octahedronSDF, rotate2d } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// Stretched upwards: the distance is then too large, so make it smaller.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const level = rotate2d(time.mul(0.3).add(0.2)).mul(p.xz)
  const q = vec3(level.x, p.y.mul(0.62), level.y)
  return octahedronSDF(q, 0.62)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(50, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(7)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

/** The crystal as a ray sees it, before a sky. */
const seen = (origin: Vec3, direction: Vec3): Vec3 => {
  const t = march(origin, direction).toConst('t')
  const hit = origin.add(direction.mul(t)).toConst('hit')
  const lit = (towards: Vec3): Float =>
    scene(hit.add(towards.mul(0.04)))
      .div(0.04)
      .saturate()
  const skin = vec3(0.2, 0.08, 0.4)
    .add(vec3(1, 0.45, 0.6).mul(lit(vec3(0.7, 0.6, 0.39))))
    .add(vec3(0.1, 0.5, 0.75).mul(lit(vec3(-0.8, 0.2, 0.56))))
  const height = direction.y.mul(2).saturate()
  const sky = mix(vec3(0.98, 0.72, 0.62), vec3(0.25, 0.2, 0.45), height)
  return select(skin, sky, t.greaterThan(7))
}

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const origin = vec3(0, 0.25, 3.6)
// Below the horizon, look at the mirror image instead, in ripples.
const below = p.y.add(0.2).min(0).negate().toConst('below')
const ripple = float(1)
  .div(below.add(0.02))
  .mul(1.4)
  .add(time.mul(2))
  .sin()
const y = select(p.y, p.y.add(0.4).negate(), below.greaterThan(0))
const x = p.x.add(ripple.mul(below).mul(0.06))
const view = vec3(x, y.add(0.2).add(ripple.mul(below).mul(0.08)), -1.35)
const scenery = seen(origin.sub(vec3(0, 1.1, 0)), view.normalize())
const water = mix(
  vec3(1),
  vec3(0.35, 0.45, 0.65),
  below.mul(1.6).add(0.25),
)

export const fragment = vec4(
  select(scenery, scenery.mul(water), below.greaterThan(0)),
  1,
)
