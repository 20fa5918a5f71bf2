/** What isolines are drawn of: the field that follows from the function, and what else lies in the plane. */
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Preview, Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'

/** Height of the picture in the unit of the field. */
export const sceneScale = 2.1

/** Where the pixel is, the field there, and the width of the pixel. */
export interface Spot {
  readonly p: Vec2
  readonly d: Float
  readonly size: Float
}

export interface Scene extends Pick<Preview, 'controls' | 'handles' | 'describe'> {
  readonly field: (subject: Subject, values: Values) => (p: Vec2) => Float
  /** The sign of the field changes without a zero. */
  readonly hasJump?: true
  /** Whether the slope is 0 or 1 except where copies meet. There the field may jump, so no line is drawn. */
  readonly isDistance?: true
  /** The control whose place is measured; undefined when nothing is. */
  readonly probe?: (subject: Subject) => string
  /** Drawn on the lines, below the probe. */
  readonly under?: (under: Vec3, spot: Spot, values: Values) => Vec3
  /** Drawn on top. */
  readonly over?: (under: Vec3, spot: Spot, values: Values, subject: Subject) => Vec3
}
