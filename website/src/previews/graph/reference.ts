/** What a plot may show beside the function's own graph: a function that it is taken for, and what makes the difference seen. */
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Axes } from '../paint/graph.ts'
import type { Preview } from '../preview.ts'
import type { Values } from '../values.ts'

export interface Reference {
  readonly describe: Preview['describe']
  /** By default they follow from the ranges of the function. */
  readonly axes?: Axes
  /** The parameters that are places on the axis, besides the variable; by default those in its unit. */
  readonly places?: readonly string[]
  /** The other function, for what the reader has set; of a curve that is no graph, `behind` draws it. */
  readonly graph: (values: Values) => (x: Float) => Float
  /** Of its line. */
  readonly width: number
  readonly opacity?: (at: Vec2, values: Values) => Float
  /** Its value is marked where that of the function is. */
  readonly hasDot?: true
  /** Drawn below both lines, in the place of the area under the graph and of the lines through the marks. */
  readonly under?: (under: Vec3, at: Vec2, values: Values) => Vec3
  /** Drawn before both lines, with the function's own graph. */
  readonly behind?: (under: Vec3, axes: Axes, own: (x: Float) => Float, values: Values) => Vec3
  /** Drawn on top, with the function's own graph. */
  readonly over?: (under: Vec3, axes: Axes, own: (x: Float) => Float, values: Values) => Vec3
}
