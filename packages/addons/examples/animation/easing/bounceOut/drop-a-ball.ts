import { bounceOut, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const fallen = bounceOut(time.mod(1.5))
const height = mix(0.35, -0.35, fallen)
const ball = drawFill(p.distance(vec2(0, height)), 0.1, px)

export const fragment = vec4(
  mix(vec3(0.96, 0.95, 0.92), vec3(0.9, 0.45, 0.15), ball),
  1,
)
