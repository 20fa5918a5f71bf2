import { drawFill, rectSDF, rotate2d } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px).mul(8)

// A square in each cell, turned by a wave that runs outwards.
const cell = p.floor()
const far = cell.add(0.5).length()
const angle = sin(far.mul(0.9).sub(time)).mul(0.8)
const q = rotate2d(angle).mul(p.sub(cell).sub(0.5))
const square = drawFill(rectSDF(q, vec2(0.31), 0.04), 0, px.mul(8))

const warm = mix(
  vec3(0.98, 0.78, 0.4),
  vec3(0.88, 0.32, 0.3),
  angle.mul(0.6).add(0.5),
)
export const fragment = vec4(mix(vec3(0.1, 0.12, 0.2), warm, square), 1)
