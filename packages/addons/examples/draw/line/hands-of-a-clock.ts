import { drawCircle, drawLine } from '@kirari/addons'
import { max, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const hand = (turns: Float, length: number, thickness: number) => {
  const angle = turns.mul(2 * Math.PI)
  return drawLine(
    p,
    vec2(0),
    vec2(angle.sin(), angle.cos()).mul(length),
    thickness,
  )
}
const hands = max(
  hand(time.div(60), 0.34, 0.008),
  hand(time.div(12), 0.2, 0.022),
)

export const fragment = vec4(
  vec3(max(hands, drawCircle(p, 0.42, 0.012))),
  1,
)
