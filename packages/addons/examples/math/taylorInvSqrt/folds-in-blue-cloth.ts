import { taylorInvSqrt } from '@kirari/addons'
import {
  cos, dot, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(3)
const bend = sin(p.y.mul(0.9).add(sin(p.x.mul(0.7)).mul(1.6))).mul(1.3)
const fold = p.x.mul(2.6).add(bend).add(time.mul(0.2))

// The normal of a wave, not yet of length 1: its square is
// from 0.55 to 0.9, where the straight line is good enough.
const slope = vec2(
  cos(fold).mul(0.55),
  cos(fold.mul(0.5).add(p.y)).mul(0.2),
)
const normal = vec3(slope, 0.75)
const unit = normal.mul(taylorInvSqrt(dot(normal, normal)))
const light = dot(unit, vec3(0.55, 0.45, 0.7)).max(0)
const weave = sin(p.x.mul(90))
  .mul(sin(p.y.mul(90)))
  .mul(0.02)
const dyed = mix(
  vec3(0.03, 0.07, 0.22),
  vec3(0.34, 0.56, 0.85),
  light.mul(light),
)

export const fragment = vec4(
  dyed.add(light.pow(14).mul(0.35)).add(weave),
  1,
)
