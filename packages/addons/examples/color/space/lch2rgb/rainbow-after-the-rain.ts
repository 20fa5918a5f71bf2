import { lch2rgb, random, rgb2srgb } from '@kirari/addons'
import {
  float, length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0)).mul(resolution).div(resolution.y)
const sky = mix(vec3(0.32, 0.42, 0.5), vec3(0.09, 0.13, 0.2), uv.y)

// Across the bow the hue goes from violet inside to red outside.
const bow = length(p.sub(vec2(0.12, -0.25)))
  .sub(0.78)
  .div(0.16)
const light = lch2rgb(vec3(70, 58, float(0.85).sub(bow.mul(0.75)))).max(0)
const arch = smoothstep(0, 0.3, bow).mul(smoothstep(1, 0.7, bow))
const lit = mix(sky, light, arch.mul(0.42).mul(uv.y.add(0.25).min(1)))

// Hills, and the last drops.
const far = smoothstep(
  0.004,
  0,
  p.y.sub(sin(p.x.mul(4)).mul(0.04).add(0.2)),
)
const near = smoothstep(
  0.004,
  0,
  p.y.sub(sin(p.x.mul(3).add(2)).mul(0.06).add(0.11)),
)
const land = mix(
  mix(lit, vec3(0.05, 0.11, 0.1), far),
  vec3(0.02, 0.055, 0.035),
  near,
)
const column = p.x.mul(42).add(p.y.mul(3))
const fall = p.y
  .mul(2)
  .add(time.mul(1.6))
  .add(random(column.floor()).mul(9))
const drop = smoothstep(0.94, 1, fall.fract()).mul(
  smoothstep(0.14, 0.05, column.fract().sub(0.5).abs()),
)

export const fragment = vec4(
  rgb2srgb(land.add(drop.mul(0.09)).saturate()),
  1,
)
