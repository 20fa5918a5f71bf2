import { circularIn, drawFill, rectSDF } from '@kirari/addons'
import {
  float, mix, resolution, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const bar = drawFill(rectSDF(p, vec2(0.6, 0.06), 0.06), 0, px)
const filled = step(p.x, circularIn(time.mod(1.6)).mul(1.2).sub(0.6))
const paint = mix(vec3(0.82, 0.84, 0.88), vec3(0.1, 0.6, 0.5), filled)

export const fragment = vec4(mix(vec3(0.95, 0.96, 0.97), paint, bar), 1)
