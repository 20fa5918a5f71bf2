import { blendFreeze, fbm, kaleidoscope } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const street = mix(
  vec3(0.98, 0.82, 0.62),
  vec3(0.5, 0.62, 0.86),
  p.distance(vec2(0.3, -0.2)).mul(1.1).saturate(),
)

// A crystal: needles in six mirrored wedges.
const q = kaleidoscope(p.add(vec2(0.2, 0)), 6)
const rough = fbm(p.mul(9), 2)
const branch = q.x
  .mul(15)
  .sub(q.y.mul(26))
  .add(rough.mul(0.8))
  .fract()
  .sub(0.5)
  .abs()
const reach = smoothstep(
  0.62,
  0.25,
  q.y
    .mul(2.2)
    .add(q.x.mul(0.7))
    .add(rough.mul(0.2))
    .sub(time.mul(0.3).sin().mul(0.03)),
)
const needle = exp(branch.mul(-9))
  .mul(reach)
  .add(exp(q.y.mul(-60)).mul(smoothstep(0.8, 0.5, q.x)))
const ice = mix(vec3(0.16, 0.3, 0.5), vec3(1), needle.saturate()).add(
  rough.mul(0.1),
)

export const fragment = vec4(blendFreeze(street, ice), 1)
