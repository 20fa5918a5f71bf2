import {
  drawFill,
  opSubtraction,
  rectSDF,
  triangleSDF,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Holes of the front: x, y and radius. Some reach past its edge.
const holes = [
  [-0.44, 0.05, 0.06],
  [-0.2, -0.06, 0.11],
  [0.02, -0.21, 0.07],
  [0.2, 0.0, 0.05],
  [0.4, -0.12, 0.1],
  [-0.4, -0.2, 0.08],
  [0.08, 0.08, 0.035],
  [0.56, -0.02, 0.04],
] as const
const hole = (q: Vec2, [x, y, r]: (typeof holes)[number]): Float =>
  q.distance(vec2(x, y)).sub(r)
const front = rectSDF(p.add(vec2(0, 0.07)), vec2(0.55, 0.15), 0.012)
const cheese = holes.reduce(
  (left, one) => opSubtraction(left, hole(p, one), 0.025),
  front,
)
const top = triangleSDF(
  p,
  vec2(-0.54, 0.075),
  vec2(0.54, 0.075),
  vec2(0.3, 0.34),
).sub(0.012)

const grain = sin(p.y.mul(90).add(sin(p.x.mul(5)).mul(4))).mul(0.03)
const board = vec3(0.5, 0.3, 0.17).add(grain)
const cloth = mix(vec3(0.16, 0.3, 0.36), vec3(0.32, 0.5, 0.54), uv.y)
const edge = rectSDF(p.add(vec2(0, 0.24)), vec2(0.78, 0.1), 0.04)
const shadow = smoothstep(
  0.09,
  -0.02,
  rectSDF(p.add(vec2(-0.05, 0.24)), vec2(0.56, 0.03)),
)
const table = mix(
  cloth,
  board.mul(float(1).sub(shadow.mul(0.6))),
  drawFill(edge, 0, px),
)

// The light falls in from the left, so the right wall of a hole shines.
const depth = holes.reduce(
  (near, one) => near.min(hole(p.add(vec2(0.022, -0.018)), one)),
  float(1),
)
const pit = mix(
  vec3(0.93, 0.66, 0.16),
  vec3(0.62, 0.36, 0.05),
  smoothstep(0.01, -0.05, depth),
)
const face = vec3(1, 0.8, 0.3)
  .add(smoothstep(-0.03, 0, cheese).mul(0.12))
  .sub(p.x.mul(0.08))
const lit = mix(vec3(1, 0.87, 0.46), vec3(1, 0.93, 0.64), p.x.add(p.y))

const behind = mix(table, lit, drawFill(top, 0, px))
const cut = mix(behind, pit, drawFill(front, 0, px))

export const fragment = vec4(mix(cut, face, drawFill(cheese, 0, px)), 1)
