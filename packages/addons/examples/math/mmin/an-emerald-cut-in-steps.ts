import { mmin } from '@kirari/addons'
import {
  float, mix, resolution, sign, smoothstep, step, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = p.abs()

// How far inside the outline: from the sides, from top and bottom, and
// from the corners that are cut off. The least of the three counts.
const sides = vec3(
  float(0.62).sub(q.x),
  float(0.42).sub(q.y),
  float(0.88).sub(q.x).sub(q.y).mul(Math.SQRT1_2),
)
const depth = mmin(sides)

// The side that is nearest says which way the facet leans.
const is = step(sides, vec3(depth.add(1e-4)))
const lean = vec2(is.x.add(is.z.mul(0.7)), is.y.add(is.z.mul(0.7))).mul(
  sign(p),
)
const lamp = vec2(time.mul(0.5).cos(), time.mul(0.5).sin())

// Three steps down to the table, and reflections from the back that
// turn the light round on every second step.
const steps = depth.mul(14).floor().min(3)
const turned = steps.mul(0.5).fract().mul(4).sub(1)
const flat = step(2.5, steps)
const glow = lean.dot(lamp).mul(turned).mul(float(1).sub(flat))
const inner = q.x.mul(6.5).add(q.y.mul(9)).fract()
const fire = smoothstep(0.75, 0.95, inner).mul(flat)
const gem = mix(
  vec3(0, 0.16, 0.11),
  vec3(0.22, 0.86, 0.56),
  glow.mul(0.4).add(0.42).add(fire.mul(0.35)),
).add(glow.max(0).pow(4).mul(0.5))
const at = depth.mul(14).fract()
const rim = smoothstep(0.12, 0, at.min(float(1).sub(at)))
const cut = mix(
  gem,
  vec3(0.75, 1, 0.88),
  rim.mul(0.35).mul(float(1).sub(flat)),
)

const velvet = mix(
  vec3(0.16, 0.05, 0.12),
  vec3(0.05, 0.01, 0.05),
  p.length(),
)
const cast = smoothstep(
  -0.12,
  0.06,
  mmin(sides.add(vec3(0.02, -0.02, 0))),
)
const bed = velvet.mul(float(1).sub(cast.mul(0.7)))

export const fragment = vec4(
  mix(bed, cut, smoothstep(0, 0.005, depth)),
  1,
)
