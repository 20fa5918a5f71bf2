import { compositeXor, drawFill } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Alphas alone: wherever an even number of
// discs lie on one another there is a hole.
const more = (covered: Float, i: number): Float => {
  const angle = time.mul(0.15).add((i * 2 * Math.PI) / 7)
  const distance = p.distance(vec2(cos(angle), sin(angle)).mul(0.16))
  return compositeXor(
    drawFill(distance, 0.28, px),
    compositeXor(drawFill(distance, 0.2, px), covered),
  )
}
const covered = [0, 1, 2, 3, 4, 5, 6].reduce(
  more,
  drawFill(p.length(), 0.07, px),
)

const ink = mix(vec3(0.1, 0.1, 0.28), vec3(0.7, 0.12, 0.25), uv.x)
export const fragment = vec4(mix(vec3(0.96, 0.94, 0.89), ink, covered), 1)
