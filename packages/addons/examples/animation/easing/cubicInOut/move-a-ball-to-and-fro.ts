import { cubicInOut, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// 0 to 1 and back again.
const there = time.mod(2).sub(1).abs()
const ball = drawFill(
  p.distance(vec2(mix(-0.6, 0.6, cubicInOut(there)), 0)),
  0.12,
  px,
)

export const fragment = vec4(
  mix(vec3(0.96, 0.95, 0.92), vec3(0.2, 0.45, 0.75), ball),
  1,
)
