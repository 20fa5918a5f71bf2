import { drawFill, lineSDF } from '@kirari/addons'
import {
  float, min, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const hand = (turns: Float, length: number): Float => {
  const angle = turns.mul(2 * Math.PI)
  return lineSDF(p, vec2(0), vec2(angle.sin(), angle.cos()).mul(length))
}
const minutes = time.div(3600).add(0.17)
const hands = min(
  hand(minutes, 0.3).sub(0.01),
  hand(minutes.div(12).add(0.83), 0.2).sub(0.016),
)
const face = mix(
  vec3(0.16, 0.2, 0.28),
  vec3(0.96, 0.95, 0.92),
  drawFill(p.length().sub(0.4), 0, px),
)
const dark = mix(face, vec3(0.12, 0.14, 0.18), drawFill(hands, 0, px))

const seconds = drawFill(
  hand(time.div(60).add(0.35), 0.34).sub(0.005),
  0,
  px,
)

export const fragment = vec4(mix(dark, vec3(0.9, 0.25, 0.2), seconds), 1)
