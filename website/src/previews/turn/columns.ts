/** A matrix as a picture: its numbers as discs, each column in the colour of the axis that it holds, that of a translation in white. */
import { abs, max, select, vec2 } from 'kirari/node'
import type { Float, Mat3, Mat4, Vec3 } from 'kirari/node'
import { paper, quiet } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { disc, frame, inside, over, stroke } from '../paint/stroke.ts'
import { axisColours } from './globe.ts'

export interface Placement {
  readonly middle: readonly [x: number, y: number]
  /** From one of its numbers to the next. */
  readonly spacing: number
  /** The size of a number whose disc is as large as the spacing allows. */
  readonly greatest: number
}

const colours = [...axisColours, paper]

export const hasFourColumns = (matrix: Mat3 | Mat4): matrix is Mat4 => matrix.type.kind === 'matrix' && matrix.type.columns === 4

/** The numbers of a matrix, column by column. */
const numbersOf = (matrix: Mat3 | Mat4): readonly (readonly Float[])[] =>
  hasFourColumns(matrix)
    ? [0, 1, 2, 3].map((i) => matrix.at(i)).map((column) => [column.x, column.y, column.z, column.w])
    : [0, 1, 2].map((i) => matrix.at(i)).map((column) => [column.x, column.y, column.z])

export const columns = (under: Vec3, matrix: Mat3 | Mat4, { middle, spacing, greatest }: Placement): Vec3 => {
  let colour = under
  const numbers = numbersOf(matrix)
  const centre = (numbers.length - 1) / 2
  const largest = (0.42 * spacing) / Math.sqrt(greatest)
  numbers.forEach((rows, column) => {
    rows.forEach((value, row) => {
      const at = vec2(middle[0] + (column - centre) * spacing, middle[1] - (row - centre) * spacing)
      // The area is the size; nothing at all would look as if it were missing.
      const radius = max(abs(value).sqrt().mul(largest), 0.055 * spacing)
      const d = disc(place, at, radius)
      const line = 0.09 * spacing
      colour = over(colour, colours[column] ?? paper, select(inside(d), stroke(d.add(line / 2), line), value.lessThan(0)))
    })
  })
  const { border } = frame(place, middle, [(centre + 0.6) * spacing, (centre + 0.55) * spacing], 0.27 * spacing)
  // Brackets: the sides of the frame without the middle of its upper and lower edge.
  const isSide = place.x
    .sub(middle[0])
    .abs()
    .greaterThan((centre + 0.35) * spacing)
  return over(colour, quiet, select(0, stroke(border, 0.055 * spacing), isSide))
}
