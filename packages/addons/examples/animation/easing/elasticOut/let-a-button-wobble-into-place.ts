import { drawFill, elasticOut, rectSDF } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const size = elasticOut(time.mod(2).div(1.2))
const button = drawFill(
  rectSDF(p, vec2(0.32, 0.13).mul(size), 0.06),
  0,
  px,
)

export const fragment = vec4(
  mix(vec3(0.95, 0.94, 0.98), vec3(0.47, 0.27, 0.85), button),
  1,
)
