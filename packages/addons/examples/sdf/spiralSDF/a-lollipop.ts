import { drawFill, rectSDF, rotate2d, spiralSDF } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px).sub(vec2(0, 0.12))

const disc = p.length().sub(0.31)
const stick = rectSDF(p.add(vec2(0, 0.6)), vec2(0.017, 0.5), 0.01)
const swirl = spiralSDF(rotate2d(time.mul(-0.4)).mul(p), 0.125)

const sky = mix(vec3(0.72, 0.9, 0.92), vec3(0.9, 0.97, 0.95), uv.y)
const held = mix(sky, vec3(0.99, 0.97, 0.93), drawFill(stick, 0, px))
const stripes = mix(
  vec3(0.99, 0.95, 0.93),
  vec3(0.94, 0.27, 0.42),
  drawFill(swirl, 0.031, px),
)
const round = smoothstep(0.02, -0.09, disc).mul(0.25).add(0.78)
const shine = smoothstep(0.1, 0.02, p.sub(vec2(-0.12, 0.15)).length())
const candy = stripes.mul(round).add(shine.mul(0.35))
const shadow = mix(
  held,
  vec3(0.45, 0.65, 0.7),
  smoothstep(0.05, 0, disc).mul(0.3),
)

export const fragment = vec4(mix(shadow, candy, drawFill(disc, 0, px)), 1)
