/** Points that a function gives for whole numbers, all of them at once. */
import type { Preview } from '../preview.ts'
import { gradients } from './points/gradients.ts'
import { sequence } from './points/sequence.ts'

const sets = { sequence, gradients } satisfies Readonly<Record<string, Preview>>

export interface PointsOptions {
  /** Points of the unit square, beside as many random ones; or directions in four dimensions, a needle for each in two planes. */
  readonly of: keyof typeof sets
}

export const points = ({ of }: PointsOptions): Preview => sets[of]
