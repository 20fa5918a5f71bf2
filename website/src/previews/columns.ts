/** A function that gives a turn as a matrix: the turned axes on the ball, and beside it the matrix that has them as its columns. */
import { abs, max, select, vec2 } from 'kirari/node'
import type { Float } from 'kirari/node'
import { axisColours } from './globe.ts'
import { axesOf, orientation, resultNow } from './orientation.ts'
import { quiet, warm } from './palette.ts'
import { place } from './plane.ts'
import type { Preview } from './preview.ts'
import { disc, frame, inside, over, stroke } from './stroke.ts'

/** Where the matrix stands, and from one of its numbers to the next. */
const middle = [0.673, 0] as const
const spacing = 0.11

export const columns: Preview = {
  ...orientation,
  describe: (name) => ({
    en: `A cube and its three axes turned by ${name}, with the arcs that they go along. On the right the matrix itself, each column in the colour of the axis it holds: discs as large as the numbers, hollow where they are negative.`,
    ja: `${name}による回転を、立方体と三つの軸、軸が動いた弧で示した図です。右は行列そのもので、各列をその列が表す軸の色にしています。円の大きさが値の大きさで、負の値は輪で示します。`,
  }),
  fragment(subject, values) {
    let colour = orientation.fragment(subject, values)
    axesOf(resultNow(subject, values)).forEach((axis, column) => {
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
  },
}
