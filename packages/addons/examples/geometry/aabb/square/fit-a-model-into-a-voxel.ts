import { AABB, aabbContain, aabbSquare } from '@kirari/addons'
import {
  mix, resolution, select, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const box = AABB({ min: vec3(-0.42, -0.14, 0), max: vec3(0.42, 0.2, 0) })
const cube = aabbSquare(box)

// From the cube's corner in units of its
// side: 8 cells each way, all of them square.
const cell = vec3(p, 0)
  .sub(cube.min)
  .div(cube.max.sub(cube.min).x)
  .xy.mul(8)
const edge = cell.fract().sub(0.5).abs()
const line = smoothstep(0.46, 0.49, edge.x.max(edge.y))
const shape = p.sub(vec2(0, 0.03)).mul(vec2(1, 2.4)).length()
const isFilled = aabbContain(box, vec3(p, 0)).and(shape.lessThan(0.42))

const tint = select(
  vec3(0.1, 0.13, 0.2),
  vec3(0.16, 0.22, 0.34),
  aabbContain(cube, vec3(p, 0)),
)
const filled = select(
  tint,
  mix(vec3(1, 0.5, 0.35), vec3(1, 0.8, 0.45), cell.y.div(8)),
  isFilled,
)

export const fragment = vec4(mix(filled, tint.mul(1.7).add(0.05), line), 1)
