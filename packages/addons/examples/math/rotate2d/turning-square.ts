import { drawFill, rectSDF, rotate2d } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const square = drawFill(
  rectSDF(rotate2d(time.mul(0.5)).mul(p), vec2(0.25), 0.03),
  0,
  px,
)

export const fragment = vec4(
  mix(vec3(0.09, 0.11, 0.16), vec3(1, 0.7, 0.35), square),
  1,
)
