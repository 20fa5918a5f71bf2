import {
  compositeSourceOver, drawBridge, drawStroke,
} from '@kirari/addons'
import {
  float, mix, resolution, select, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const gold = vec4(0.93, 0.7, 0.3, 1)
const silver = vec4(0.78, 0.84, 0.9, 1)
const left = p.distance(vec2(-0.15, 0))
const right = p.distance(vec2(0.15, 0))

/** One ring on top of another. */
const over = (top: Float, tint: Vec4, bottom: Float, under: Vec4): Vec4 =>
  compositeSourceOver(
    tint.mul(drawStroke(top, 0.25, 0.05, px)),
    drawBridge(
      under.mul(drawStroke(bottom, 0.25, 0.05, px)),
      top,
      0.25,
      0.05,
      px,
    ),
  )

// They change places between the two crossings.
const rings = select(
  over(right, silver, left, gold),
  over(left, gold, right, silver),
  p.y.greaterThan(0),
)
const ground = mix(vec3(0.3, 0.1, 0.14), vec3(0.16, 0.05, 0.1), p.length())

export const fragment = compositeSourceOver(rings, vec4(ground, 1))
