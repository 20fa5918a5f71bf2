import { quatRotate, torusSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, normalize, resolution, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

// Instead of stopping at the surface, add up light
// all along the ray: more where the ring is near.
const light = fn(
  'light',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    const sum = float(0).toVar('sum')
    Loop(48, () => {
      const d = torusSDF(origin.add(direction.mul(t)), 0.8, 0.02)
        .abs()
        .max(0.01)
        .toConst('d')
      sum.addAssign(float(0.006).div(d.add(0.02)))
      t.addAssign(d.mul(0.8))
      If(t.greaterThan(6), () => Break())
    })
    return sum
  },
)

const half = time.mul(0.35).add(0.4)
const turn = vec4(vec2(half.sin()).mul(vec2(0.8, 0.6)), 0, half.cos())
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const glow = light(
  quatRotate(turn, vec3(0, 0, 2.6)),
  quatRotate(turn, normalize(vec3(p, -1.2))),
)

export const fragment = vec4(
  vec3(1.1, 0.6, 0.35)
    .mul(glow)
    .add(vec3(0.02, 0.03, 0.06)),
  1,
)
