/** A pattern with one point in each cell of a grid, and what a function tells about it. */
import type { Preview } from '../preview.ts'
import { border } from './cells/border.ts'
import { distances } from './cells/distances.ts'
import { point } from './cells/point.ts'

const pictures = { distances, point, border } satisfies Readonly<Record<string, Preview>>

export interface CellsOptions {
  /**
   * `distances`: to the nearest two points. `point`: an arrow from a place to its point, and each cell in a colour of its own. `border`: lines
   * of equal distance from it.
   */
  readonly gives: keyof typeof pictures
}

export const cells = ({ gives }: CellsOptions): Preview => pictures[gives]
