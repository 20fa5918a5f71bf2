import {
  compositeDestinationAtop, compositeSourceOver, drawFill, rectSDF,
} from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A sun whose rays would go on for ever, and nothing round it.
const sun = p.sub(vec2(0, -0.2))
const rays = sun.y.atan2(sun.x).mul(14).sin().mul(40)
const rising = rays.saturate().max(drawFill(sun.length(), 0.16, px))
const picture = vec4(
  mix(vec3(0.95, 0.3, 0.2), vec3(1, 0.75, 0.3), uv.y),
  1,
)

const card = vec4(1, 0.95, 0.82, 1).mul(
  drawFill(rectSDF(p, vec2(0.55, 0.36), 0.08), 0, px),
)

export const fragment = compositeSourceOver(
  compositeDestinationAtop(card, picture.mul(rising)),
  vec4(0.13, 0.25, 0.35, 1),
)
