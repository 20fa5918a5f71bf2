import { oklab2srgb, srgb2oklab } from '@kirari/addons'
import {
  length, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const glow = length(p.sub(vec2(0.25, -0.2)))
  .mul(-2.6)
  .exp()
const haze = sin(p.x.mul(5).add(time.mul(0.3))).mul(0.05)
const sky = mix(
  vec3(0.95, 0.5, 0.35),
  vec3(0.1, 0.14, 0.4),
  uv.y.add(haze).saturate(),
)
const lit = mix(sky, vec3(1, 0.93, 0.6), glow)

// Steps of L look equally large; the colours within a step stay soft.
const lab = srgb2oklab(lit)
const tone = lab.x.mul(6).add(0.5).floor().div(6)

export const fragment = vec4(oklab2srgb(vec3(tone, lab.yz)).saturate(), 1)
