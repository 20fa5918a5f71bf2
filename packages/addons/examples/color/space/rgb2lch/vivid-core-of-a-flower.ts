import { lch2rgb, rgb2lch, rgb2srgb, srgb2rgb } from '@kirari/addons'
import {
  atan2, length, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const radius = length(p)
const angle = atan2(p.y, p.x).add(time.mul(0.1))

// A dahlia: petals in rings, from yellow to a dusty violet.
const ring = radius.mul(13).floor()
const petal = sin(angle.mul(16).add(ring.mod(2).mul(Math.PI)))
  .mul(0.5)
  .add(0.5)
const depth = radius.mul(13).fract().mul(0.5).add(petal.mul(0.5))
const tip = mix(
  vec3(1, 0.72, 0.2),
  vec3(0.62, 0.45, 0.6),
  smoothstep(0.08, 0.42, radius),
)
const warm = mix(
  tip,
  vec3(0.85, 0.12, 0.35),
  smoothstep(0.25, 0, radius.sub(0.2).abs()).mul(0.7),
)
const flower = mix(
  vec3(0.12, 0.16, 0.14),
  warm.mul(depth.mul(0.7).add(0.3)),
  smoothstep(0.47, 0.45, radius.sub(petal.mul(0.03))),
)

// What is vivid becomes more so; what is dull becomes grey.
const lch = rgb2lch(srgb2rgb(flower))
const chroma = lch.y.mul(smoothstep(18, 55, lch.y)).mul(1.25)

export const fragment = vec4(
  rgb2srgb(lch2rgb(vec3(lch.x, chroma, lch.z)).saturate()),
  1,
)
