/** An arrow from one place to another, and arrows of a field at the middles of squares. */
import { max, vec2 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { inside, segment, stroke } from '../../paint/stroke.ts'

/** How much of the pixel an arrow covers. Its head is as long as `head`, or half the arrow where that is shorter. */
export const arrow = (p: Vec2, from: Vec2, to: Vec2, width: number, head: number): Float => {
  const way = to.sub(from)
  const length = way.length().max(1e-4).toConst('arrowLength')
  const along = way.div(length).toConst('along')
  const back = to.sub(p).toConst('back')
  const size = length.mul(0.5).min(head)
  // From the tip backwards, and to the side.
  const behind = back.dot(along)
  const aside = back.dot(vec2(along.y.negate(), along.x)).abs()
  const triangle = max(aside.sub(behind.mul(0.5)), behind.sub(size))
  return max(stroke(segment(p, from, to.sub(along.mul(size.mul(0.6)))), width), inside(triangle.mul(0.9)))
}

/** The middle of the square of this side in which a place lies. */
export const middleOf = (p: Vec2, side: number): Vec2 => p.div(side).floor().add(0.5).mul(side)
