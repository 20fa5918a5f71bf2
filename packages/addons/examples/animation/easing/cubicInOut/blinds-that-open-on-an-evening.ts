import { cubicInOut, drawFill } from '@kirari/addons'
import {
  exp, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sky = mix(
  vec3(0.98, 0.62, 0.36),
  vec3(0.2, 0.22, 0.45),
  smoothstep(-0.4, 0.5, p.y),
)
const sun = exp(p.distance(vec2(0.15, -0.1)).sub(0.12).max(0).mul(-16))
const view = mix(sky, vec3(1, 0.93, 0.75), sun)

// Twelve slats; each turns a little after the one above it.
const slats = uv.y.mul(12)
const later = slats.floor().div(-12).add(1).mul(0.8)
const open = cubicInOut(
  time.add(3.4).mod(6).sub(3).abs().sub(0.2).sub(later).saturate(),
)
const px = float(12).div(resolution.y)
const fromMiddle = slats.fract().sub(0.5).abs()
const slat = drawFill(fromMiddle, mix(0.5, 0.06, open), px)
const wood = mix(
  vec3(0.32, 0.24, 0.2),
  vec3(0.5, 0.38, 0.3),
  slats.fract(),
)

export const fragment = vec4(mix(view, wood, slat), 1)
