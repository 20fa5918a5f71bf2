import {
  compositeDestinationOver, compositeSourceOver, drawFill, lineSDF,
} from '@kirari/addons'
import {
  float, length, max, resolution, smoothstep, uv, vec2, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px).mul(0.7)

// A leaf: where two large discs overlap.
const leaf = (q: Vec2): Float =>
  max(length(q.sub(vec2(0, 0.36))), length(q.add(vec2(0, 0.36)))).sub(0.53)
const vein = lineSDF(p, vec2(-0.5, -0.05), vec2(0.28, 0))

const green = vec4(0.25, 0.55, 0.3, 1).mul(drawFill(leaf(p), 0, px))
const drawing = compositeSourceOver(
  vec4(0.8, 0.9, 0.6, 1).mul(drawFill(vein, 0.007, px)),
  green,
)

// What comes later goes behind it.
const dark = smoothstep(0.05, -0.05, leaf(p.sub(vec2(0.03, -0.05))))
const shadow = vec4(0.2, 0.15, 0.1, 1).mul(dark.mul(0.45))
const paper = vec4(0.95, 0.9, 0.8, 1)

export const fragment = compositeDestinationOver(
  paper,
  compositeDestinationOver(shadow, drawing),
)
