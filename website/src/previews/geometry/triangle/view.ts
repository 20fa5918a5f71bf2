/** What a function of a triangle makes of it, drawn in the plane: the triangle is seen straight on, by corners that can be dragged. */
import type { Triangle } from '@kirari/addons'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Preview, Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'

/** Height of the picture in the unit of the triangle. */
export const triangleScale = 2

export interface TriangleView {
  readonly describe: Preview['describe']
  readonly draw: (subject: Subject, values: Values, spot: TriangleSpot) => Vec3
}

/** Where the pixel is, its width, and the triangle. */
export interface TriangleSpot {
  readonly p: Vec2
  readonly size: Float
  readonly corners: readonly [a: Vec2, b: Vec2, c: Vec2]
  readonly shape: Triangle
}
