import { drawFill, hexSDF } from '@kirari/addons'
import {
  atan2, mix, resolution, sin, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const away = p.length()

const nut = hexSDF(p, 0.34)
// The chamfer is the circle where the corners are turned off.
const body = nut.max(away.sub(0.375))
const brushed = sin(away.mul(900)).mul(0.02)
const light = sin(atan2(p.y, p.x.add(1e-6)).mul(2).add(0.7)).mul(0.14)
const face = light.add(brushed).add(0.66)
const bevel = smoothstep(-0.035, 0, nut)
const side = p.dot(vec2(-0.4, 0.9)).mul(0.9).add(0.42)
const steel = mix(face, side, bevel)

const thread = sin(away.mul(260)).mul(0.22).add(0.36)
const hole = mix(thread, 0.03, drawFill(away, 0.155))
const shade = mix(steel, hole, drawFill(away, 0.2))

const bench = mix(vec3(0.24, 0.16, 0.1), vec3(0.4, 0.27, 0.16), uv.y)
const shadow = smoothstep(
  0.12,
  -0.1,
  hexSDF(p.add(vec2(-0.03, 0.05)), 0.33),
)
const wood = bench.mul(shadow.mul(-0.7).add(1))

export const fragment = vec4(
  mix(wood, vec3(0.93, 0.97, 1).mul(shade), drawFill(body)),
  1,
)
