import { drawArrow, drawGrid, drawLine } from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.3, 0.28)).mul(resolution).div(resolution.y)

const origin = vec2(0, 0)
const a = vec2(0.62, sin(time.mul(0.6)).mul(0.08).sub(0.05))
const b = vec2(0.2, 0.44)
const sum = a.add(b)

const grid = drawGrid(p, vec2(0.1), 0.002).mul(0.35)
let sheet = mix(vec3(0.98, 0.975, 0.95), vec3(0.55, 0.66, 0.8), grid)
const sides = drawLine(p, a, sum, 0.004).max(drawLine(p, b, sum, 0.004))
sheet = mix(sheet, vec3(0.5, 0.52, 0.58), sides)
sheet = mix(sheet, vec3(0.1, 0.55, 0.5), drawArrow(p, origin, a, 0.02))
sheet = mix(sheet, vec3(0.2, 0.35, 0.8), drawArrow(p, origin, b, 0.02))

export const fragment = vec4(
  mix(sheet, vec3(0.85, 0.2, 0.25), drawArrow(p, origin, sum, 0.02)),
  1,
)
