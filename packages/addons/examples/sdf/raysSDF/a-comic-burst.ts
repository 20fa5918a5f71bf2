import { drawFill, raysSDF, rotate2d, starSDF } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const rays = raysSDF(rotate2d(time.mul(0.15)).mul(p), 16)
const dots = p.mul(34).fract().sub(0.5).length().div(34)
const size = p.length().mul(0.012)
const paper = mix(
  vec3(1, 0.86, 0.2),
  vec3(0.98, 0.55, 0.12),
  drawFill(rays, 0, px),
)
const printed = mix(
  paper,
  vec3(0.9, 0.22, 0.12),
  drawFill(dots, size, px).mul(drawFill(rays, 0, px)),
)

const jolt = sin(time.mul(5)).mul(0.012).add(0.36)
const burst = starSDF(p.mul(vec2(0.72, 1)), jolt, 14, 0.66)
const black = mix(
  printed,
  vec3(0.08, 0.05, 0.1),
  drawFill(burst, 0.016, px),
)
const white = mix(black, vec3(1, 0.99, 0.94), drawFill(burst, 0, px))

export const fragment = vec4(
  mix(
    white,
    vec3(0.86, 0.12, 0.18),
    drawFill(starSDF(p, 0.17, 5, 0.42), 0, px),
  ),
  1,
)
