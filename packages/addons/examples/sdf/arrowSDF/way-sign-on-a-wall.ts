import { arrowSDF, drawFill, drawStroke, rectSDF } from '@kirari/addons'
import {
  mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const sign = rectSDF(p, vec2(0.62, 0.3), 0.06)
// Measured, not drawn: the arrow can be rounded and outlined at will.
const arrow = arrowSDF(p, vec2(-0.4, 0), vec2(0.42, 0), 0.1, 0.32).sub(
  0.015,
)

const bricks = vec2(
  p.x.add(p.y.mul(6).floor().mul(0.21)).mul(2.4),
  p.y.mul(6),
)
const joint = rectSDF(bricks.fract().sub(0.5), vec2(0.47, 0.44), 0.05)
const wall = mix(
  vec3(0.82, 0.8, 0.76),
  vec3(0.66, 0.63, 0.6),
  drawFill(joint),
)
const shadow = smoothstep(
  0.1,
  -0.06,
  rectSDF(p.add(vec2(-0.02, 0.04)), vec2(0.62, 0.3), 0.06),
)
const enamel = mix(vec3(0.03, 0.22, 0.5), vec3(0.1, 0.38, 0.72), uv.y)
const plate = mix(
  wall.mul(shadow.mul(-0.5).add(1)),
  enamel,
  drawFill(sign),
)
const rim = drawStroke(sign, -0.03, 0.012).max(drawFill(arrow))

export const fragment = vec4(mix(plate, vec3(0.97), rim), 1)
