/** A function of the plane: the value of every place, and one place that is dragged, with what the function is told of it. */
import type { Preview } from '../preview.ts'
import { angle } from './field/angle.ts'
import { twoDirections } from './field/two-directions.ts'
import { yesOrNo } from './field/yes-or-no.ts'

const tints = { angle, 'yes or no': yesOrNo, 'two directions': twoDirections } satisfies Readonly<Record<string, Preview>>

export interface FieldOptions {
  /** An angle, from cool below to warm above, with the legs and the arc of one place; or whether a place lies between two others, with a band for each component; or the two directions of a set that each is between. */
  readonly tint: keyof typeof tints
}

export const field = ({ tint }: FieldOptions): Preview => tints[tint]
