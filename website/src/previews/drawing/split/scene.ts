/** What lies on both sides of the line of a split picture: without the function on its left, and with it on its right. */
import type { Text } from '@kirari/addons/catalogue'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Preview, Subject } from '../../preview.ts'
import type { Values } from '../../values.ts'

export interface SplitScene extends Pick<Preview, 'controls' | 'describe'> {
  /** What the control of the line says of its two sides. */
  readonly sides: Text
  /** The whole picture; `border` is where the line is, along x. */
  readonly draw: (subject: Subject, values: Values, p: Vec2, border: Float) => Vec3
}

/** The line that a text in both languages names: without the function, and with it. */
export const withoutAndWith: Text = { en: 'without | with', ja: 'なし | ありの境' }
