import { octahedronSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, time, uv, vec3, vec4,
} from 'kirari/node'

// The same in each cell: what is left are eight-faced stones that touch
// at their corners, with a gap that opens and closes.
const gap = time.mul(0.6).sin().mul(0.06).add(0.06)
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const q = p.sub(p.round())
  return octahedronSDF(q, float(0.5).sub(gap))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(12)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const angle = time.mul(0.1).add(0.5)
const forward = vec3(angle.cos(), 0.3, angle.sin()).normalize()
const right = vec3(forward.z.negate(), 0, forward.x).normalize()
const up = right.cross(forward)
const origin = vec3(0.5, 0.5, time.mul(0.2))
const direction = forward.add(right.mul(p.x)).add(up.mul(p.y)).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(0.3, 0.85, 0.43)
const light = scene(hit.add(sun.mul(0.02)))
  .div(0.02)
  .saturate()
const side = scene(hit.sub(direction.mul(0.02)))
  .div(0.02)
  .saturate()
const layer = hit.y
  .round()
  .mul(2.1)
  .add(hit.x.round())
  .sin()
  .mul(0.5)
  .add(0.5)
const stone = mix(vec3(0.98, 0.52, 0.25), vec3(0.15, 0.6, 0.68), layer)
const skin = stone.mul(light.mul(0.8).add(0.3).add(side.mul(0.4)))

export const fragment = vec4(
  mix(vec3(0.98, 0.9, 0.78), skin, t.mul(-0.28).exp()),
  1,
)
