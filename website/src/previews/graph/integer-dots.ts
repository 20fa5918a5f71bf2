/** Values at whole numbers: a dot for each, with a stem from the axis. No line joins them, because there is nothing between. */
import { float, select, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { toPlane, type Axes } from '../paint/graph.ts'
import { ground } from '../paint/palette.ts'
import { disc, inside, over, stroke } from '../paint/stroke.ts'

/** The dots of `f` over a picture; `at` is the point of the graph that the place `p` shows. A faint row of dots has no stems. */
export const integerDots = (under: Vec3, p: Vec2, at: Vec2, axes: Axes, f: (x: Float) => Float, tint: Vec3, isFaint = false): Vec3 => {
  const spacing = axes.box[2] / (axes.x[1] - axes.x[0])
  // Neighbours do not touch, unless there is no room for dots that can be seen.
  const radius = Math.max(Math.min(isFaint ? 0.012 : 0.017, 0.42 * spacing), 0.0055)
  const isDense = spacing < 2 * radius
  const reach = isDense ? Math.ceil(radius / spacing) : 0
  const nearest = float(at.x.add(0.5).floor()).toConst('nearest')
  const dots = Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const x = nearest.add(i - reach).clamp(Math.ceil(axes.x[0]), Math.floor(axes.x[1]))
    return toPlane(axes, vec2(x, f(x)))
  })
  const mark = dots.map((dot) => disc(p, dot, radius)).reduce((near, one) => near.min(one))
  const [dot] = dots
  const stems = isDense || isFaint || !dot ? under : over(under, tint, stemOf(p, dot, toPlane(axes, vec2(0, 0)).y).mul(0.55))
  return over(over(stems, ground, inside(mark.sub(0.005))), tint, inside(mark))
}

/** From a dot to the height of the axis. */
const stemOf = (p: Vec2, dot: Vec2, foot: Float): Float => stroke(p.x.sub(dot.x), 0.004).mul(select(0, 1, p.y.sub(foot).mul(p.y.sub(dot.y)).lessThan(0)))
