/** A ring and a slanted bar: edges in every direction. */
import { min, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { segment } from '../paint/stroke.ts'

/** The distance to both. */
export const ringAndBar = (p: Vec2): Float => {
  const ring = p.distance(vec2(-0.1, 0)).sub(0.125).abs().sub(0.035)
  const bar = segment(p, vec2(0.15, -0.13), vec2(0.27, 0.13)).sub(0.04)
  return min(ring, bar)
}
