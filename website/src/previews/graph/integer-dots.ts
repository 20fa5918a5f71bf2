/** Values at whole numbers: a dot for each, with a stem from the axis. No line joins them, because there is nothing between. */
import { float, select, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { toPlane, type Axes } from '../paint/graph.ts'
import { ground } from '../paint/palette.ts'
import { disc, inside, over, stroke } from '../paint/stroke.ts'

/** The dots of `f` over a picture; `at` is the point of the graph that the place `p` shows. A faint row of dots has no stems. */
export const integerDots = (under: Vec3, p: Vec2, at: Vec2, axes: Axes, f: (x: Float) => Float, tint: Vec3, isFaint = false): Vec3 => {
  // Neighbours do not touch.
  const radius = Math.min(isFaint ? 0.012 : 0.017, (0.42 * axes.box[2]) / (axes.x[1] - axes.x[0]))
  const x = float(at.x.add(0.5).floor()).clamp(Math.ceil(axes.x[0]), Math.floor(axes.x[1]))
  const dot = toPlane(axes, vec2(x, f(x))).toConst('dot')
  const foot = toPlane(axes, vec2(0, 0)).y
  const isStem = p.y.sub(foot).mul(p.y.sub(dot.y)).lessThan(0)
  const stem = stroke(p.x.sub(dot.x), 0.004).mul(select(0, isFaint ? 0 : 0.55, isStem))
  const mark = disc(p, dot, radius)
  return over(over(over(under, tint, stem), ground, inside(mark.sub(0.005))), tint, inside(mark))
}
