import { quat, quatDiv } from '@kirari/addons'
import {
  acos, atan2, mix, resolution, smoothstep, step, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.24)).mul(2).mul(resolution).div(resolution.y)
const a = quat(vec3(0.48, 0.6, 0.64), time.mul(0.5).add(0.4))
const b = quat(vec3(0, 0.8, -0.6), time.mul(0.3).sin().mul(1.5))

// The turn from b to a, and its angle: from 0 to half a turn.
const missing = quatDiv(a, b)
const angle = acos(missing.w.abs().min(1)).mul(2)

const r = p.length()
const at = atan2(p.y, p.x.negate())
const dial = step(0, p.y)
let colour: Vec3 = mix(vec3(0.16, 0.14, 0.13), vec3(0.25, 0.22, 0.2), uv.y)
const face = smoothstep(1.32, 1.31, r)
const ivory = vec3(0.95, 0.92, 0.83).mul(
  smoothstep(1.7, 0.4, r).mul(0.25).add(0.8),
)
colour = mix(colour, ivory, face.mul(dial))
const arc = smoothstep(0.09, 0.08, r.sub(0.78).abs()).mul(dial)
colour = mix(colour, vec3(0.86, 0.82, 0.72), arc)
colour = mix(colour, vec3(0.83, 0.38, 0.22), arc.mul(step(at, angle)))
for (const [count, size] of [
  [36, 0.04],
  [6, 0.09],
] as const) {
  const tick = at
    .mul(count / Math.PI)
    .add(0.5)
    .fract()
    .sub(0.5)
    .abs()
  const width = tick.mul(Math.PI / count).mul(r)
  const long = smoothstep(size, size - 0.008, r.sub(1.08).abs())
  const mark = smoothstep(0.011, 0.005, width).mul(long).mul(dial)
  colour = mix(colour, vec3(0.15, 0.13, 0.12), mark)
}
const needle = vec2(angle.cos().negate(), angle.sin())
const along = p.dot(needle)
const aside = p.sub(needle.mul(along)).length()
const body = smoothstep(0.006, 0, aside.sub(along.mul(-0.017).add(0.02)))
colour = mix(
  colour,
  vec3(0.1),
  body.mul(step(0, along)).mul(step(along, 1.14)),
)
colour = mix(colour, vec3(0.7, 0.58, 0.32), smoothstep(0.1, 0.09, r))

export const fragment = vec4(colour, 1)
