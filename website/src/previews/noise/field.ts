/** How a noise is drawn: its field, and the row that is cut from it below. */
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Control, Preview } from '../preview.ts'

/** From 0 to 1. */
export type Values01 = (p: Vec2) => Float

export interface NoiseField {
  readonly describe: Preview['describe']
  /** How many cells there may be across the height, in which steps, and how many there are at first. */
  readonly counts: readonly [range: Control['range'], step: number, first: number]
  /** Where the field ends and the row begins. */
  readonly foot: number
  readonly draw: (p: Vec2, f: Values01, cells: Float) => Vec3
  readonly row: (p: Vec2, f: Values01, cells: Float) => Vec3
}
