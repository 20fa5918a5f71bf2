import { drawFill, map, mod2, rectSDF } from '@kirari/addons'
import {
  length, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const part = mod2(p.x, 0.2)
const at = vec2(part.x.sub(0.1), p.y)

// The temperature of each month, in degrees.
const degrees = part.y.mul(0.62).add(time.mul(0.4)).cos().mul(17).add(13)

const level = map(degrees, -10, 40, -0.24, 0.36, true)
const warmth = map(degrees, -4, 30, 0, 1, true)
const glass = rectSDF(at.sub(vec2(0, 0.04)), vec2(0.03, 0.36), 0.03)
const bulb = length(at.add(vec2(0, 0.32))).sub(0.055)
const column = rectSDF(at.sub(vec2(0, 0.02)), vec2(0.013, 0.34), 0)
const fill = column.max(at.y.sub(level)).min(bulb.add(0.016))
const inside = fill.max(glass.min(bulb).add(0.008))
const tick = smoothstep(0.1, 0.06, at.y.mul(25).fract().sub(0.5).abs())
  .mul(smoothstep(0.05, 0.047, at.x.abs()))
  .mul(smoothstep(0.3, 0.29, at.y.sub(0.06).abs()))

const wall = mix(vec3(0.86, 0.9, 0.9), vec3(0.95, 0.96, 0.93), uv.y)
const scale = mix(wall, vec3(0.55, 0.62, 0.66), tick)
const tube = mix(scale, vec3(1), drawFill(glass.min(bulb), 0, 0.004))
const liquid = mix(vec3(0.15, 0.45, 0.75), vec3(0.88, 0.2, 0.15), warmth)

export const fragment = vec4(
  mix(tube, liquid, drawFill(inside, 0, 0.004)),
  1,
)
