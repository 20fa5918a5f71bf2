import { fbm, mmix } from '@kirari/addons'
import {
  length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const bend = fbm(p.mul(2.2).add(vec2(4, time.mul(0.03))), 4)
const depth = length(p.mul(vec2(0.62, 1))).add(bend.mul(0.16))

// The stone grew from its rind inwards, a band at a time.
const band = mmix(
  vec3(0.99, 0.97, 0.94),
  vec3(0.55, 0.75, 0.78),
  vec3(0.1, 0.36, 0.45),
  vec3(0.93, 0.86, 0.74),
  vec3(0.78, 0.42, 0.2),
  vec3(0.3, 0.12, 0.08),
  depth.mul(2.1),
)
const fine = sin(depth.mul(150).add(bend.mul(14))).mul(0.06)
const ring = sin(depth.mul(47)).mul(0.07)
const stone = band.add(fine).add(ring)
const glitter = fbm(p.mul(26), 2)
  .mul(smoothstep(0.16, 0, depth))
  .mul(0.5)

export const fragment = vec4(
  mix(
    stone.add(glitter),
    vec3(0.9, 0.88, 0.85),
    smoothstep(0.49, 0.496, depth),
  ),
  1,
)
