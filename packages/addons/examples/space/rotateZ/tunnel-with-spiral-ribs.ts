import { rotateZ } from '@kirari/addons'
import {
  atan2, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.44, 0.52)).mul(resolution).div(resolution.y)
// The wall of a tube of radius 1, as far away as the ray needs.
const depth = p.length().max(0.02).mul(1.6).pow(-1)
const wall = vec3(p.normalize(), depth.add(time.mul(0.5)))
// The further away, the further turned: straight ribs become spirals.
const q = rotateZ(wall, wall.z.mul(0.9))

const rib = sin(atan2(q.y, q.x).mul(7))
const ring = wall.z.mul(1.5).fract().sub(0.5).abs()
const steel = mix(
  vec3(0.12, 0.2, 0.26),
  vec3(0.72, 0.8, 0.78),
  smoothstep(-0.9, 0.95, rib),
)
const lit = steel
  .mul(rib.mul(0.25).add(wall.y.mul(0.35)).add(0.7))
  .mul(smoothstep(0, 0.06, ring).mul(0.35).add(0.65))
const lamp = vec3(1, 0.62, 0.28).mul(
  smoothstep(0.9, 1, rib).mul(smoothstep(0.35, 0.5, ring)),
)
const daylight = vec3(1, 0.95, 0.84)

export const fragment = vec4(
  mix(daylight, lit.add(lamp), smoothstep(14, 2.5, depth)).mul(
    vec2(p).length().mul(-0.35).add(1.05),
  ),
  1,
)
