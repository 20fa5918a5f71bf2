import { cubeSDF, rotate2d } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

/** A cube that stands on the table, turned. */
const block = (p: Vec3, at: Vec3, turn: Float): Float => {
  const q = p.sub(at)
  const level = rotate2d(turn).mul(q.xz)
  return cubeSDF(vec3(level.x, q.y, level.y), 0.48)
}
const red = (p: Vec3) => block(p, vec3(-0.6, 0.5, 0.1), float(0.3))
const blue = (p: Vec3) => block(p, vec3(0.65, 0.5, -0.1), float(-0.25))
const yellow = (p: Vec3) =>
  block(p, vec3(0, 1.5, 0), time.mul(0.4).sin().mul(0.3).add(0.5))
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  red(p).min(blue(p)).min(yellow(p)).sub(0.02).min(p.y),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(70, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(9)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(1.6, 2.4, 4.2)
const forward = vec3(0, 0.85, 0).sub(origin).normalize()
const right = vec3(forward.z.negate(), 0, forward.x).normalize()
const up = right.cross(forward)
const direction = forward
  .mul(1.5)
  .add(right.mul(p.x))
  .add(up.mul(p.y))
  .normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(-0.48, 0.72, 0.5)
const light = scene(hit.add(sun.mul(0.03)))
  .div(0.03)
  .max(0)
const open = march(hit.add(sun.mul(0.06)), sun)
  .div(9)
  .saturate()
const near = vec2(red(hit), blue(hit)).toConst('near')
const side = select(
  vec3(0.9, 0.25, 0.2),
  vec3(0.15, 0.42, 0.85),
  near.y.lessThan(near.x),
)
const paint = select(
  side,
  vec3(1, 0.77, 0.2),
  near.x.min(near.y).greaterThan(0.05),
)
const skin = select(paint, vec3(0.93, 0.88, 0.8), hit.y.lessThan(0.006))
const shine = light.mul(open.mul(open)).mul(0.75).add(0.32)

export const fragment = vec4(
  mix(skin.mul(shine), vec3(0.9, 0.87, 0.82), t.sub(6).div(3).saturate()),
  1,
)
