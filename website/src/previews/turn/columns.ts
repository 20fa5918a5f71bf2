/** A matrix of a turn, beside the ball: its numbers as discs, each column in the colour of the axis that it holds. */
import { abs, max, select, vec2 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { quiet, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { disc, frame, inside, over, stroke } from '../paint/stroke.ts'
import { axisColours, type Axes3 } from './globe.ts'

/** Where the matrix stands, and from one of its numbers to the next. */
const middle = [0.673, 0] as const
const spacing = 0.11

export const columns = (under: Vec3, axes: Axes3): Vec3 => {
  let colour = under
  axes.forEach((axis, column) => {
    const rows: readonly Float[] = [axis.x, axis.y, axis.z]
    rows.forEach((value, row) => {
      const at = vec2(middle[0] + (column - 1) * spacing, middle[1] - (row - 1) * spacing)
      // The area is the size; nothing at all would look as if it were missing.
      const radius = max(abs(value).sqrt().mul(0.046), 0.006)
      const d = disc(place, at, radius)
      colour = over(colour, axisColours[column] ?? warm, select(inside(d), stroke(d.add(0.005), 0.01), value.lessThan(0)))
    })
  })
  const { border } = frame(place, middle, [1.6 * spacing, 1.55 * spacing], 0.03)
  // Brackets: the sides of the frame without the middle of its upper and lower edge.
  const isSide = place.x
    .sub(middle[0])
    .abs()
    .greaterThan(1.35 * spacing)
  return over(colour, quiet, select(0, stroke(border, 0.006), isSide))
}
