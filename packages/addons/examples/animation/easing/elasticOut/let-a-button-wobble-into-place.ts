import { drawFill, elasticOut, rectSDF, starSDF } from '@kirari/addons'
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

const size = elasticOut(time.add(0.2).mod(2).div(1.2)).max(0.01)
const q = p.div(size)
const face = rectSDF(q, vec2(0.42, 0.15), 0.15).mul(size)
const play = starSDF(vec2(q.y.negate(), q.x), 0.09, 3, 0.5).mul(size)

// The button stands above its shadow.
const shadow = drawFill(
  rectSDF(q.add(vec2(0, 0.06)), vec2(0.42, 0.15), 0.15).mul(size),
  0,
  0.12,
)
const ground = mix(vec3(0.95, 0.94, 0.98), vec3(0.7, 0.64, 0.85), shadow)
const violet = mix(
  vec3(0.4, 0.2, 0.78),
  vec3(0.62, 0.42, 0.98),
  q.y.mul(3).add(0.5),
)
const button = mix(ground, violet, drawFill(face, 0, px))
export const fragment = vec4(
  mix(button, vec3(1), drawFill(play, 0, px)),
  1,
)
