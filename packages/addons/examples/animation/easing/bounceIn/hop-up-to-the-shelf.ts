import { bounceIn, drawFill, rectSDF } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Higher with every hop, until it stays on the shelf.
const now = time.add(0.05).mod(3).div(2.3).saturate()
const height = bounceIn(now)
const at = vec2(mix(-0.75, 0.42, now), mix(-0.27, 0.3, height))
const ball = p.distance(at)

const wall = mix(vec3(0.55, 0.72, 0.68), vec3(0.83, 0.9, 0.82), uv.y)
const floor = mix(
  wall,
  vec3(0.5, 0.34, 0.26),
  drawFill(p.y.add(0.36), 0, px),
)
const shelf = rectSDF(p.sub(vec2(0.62, 0.19)), vec2(0.32, 0.02), 0.01)
const shelved = mix(floor, vec3(0.36, 0.22, 0.17), drawFill(shelf, 0, px))
const shadow = p.sub(vec2(at.x, -0.38)).mul(vec2(1, 4)).length()
const dark = drawFill(shadow, mix(0.1, 0.04, height), 0.05).mul(0.4)
const shaded = mix(shelved, vec3(0.15, 0.08, 0.07), dark)
const stripe = p.sub(at).y.sub(p.sub(at).x.mul(0.4)).abs().sub(0.022)
const paint = mix(
  vec3(0.93, 0.75, 0.2),
  vec3(0.97, 0.95, 0.9),
  drawFill(stripe, 0, px),
)

export const fragment = vec4(
  mix(shaded, paint, drawFill(ball, 0.09, px)),
  1,
)
