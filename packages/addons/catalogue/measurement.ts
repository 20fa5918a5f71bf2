/**
 * How accurate every signature was found to be: the largest distances from its oracle over thousands of rows, on each target.
 * The numbers are in measured.ts; `npm run measure` writes them, and the tests hold every target to them.
 */
import { measured, measuredOn } from './measured.ts'
import type { FunctionRecord } from './record.ts'

export type MeasuredTarget = 'cpu' | 'webgl' | 'webgpu'

export interface Measurement {
  /** Steps of single precision, among results that are not near zero: see `measuredSizes`. */
  readonly ulp: number
  /** Absolute distance, among results that are no larger than the record says: a step of a larger one is more. Three digits. */
  readonly absolute: number
  /** Rows that were right only as the other side of a jump. */
  readonly excused: number
}

export interface SignatureMeasurement extends Readonly<Record<MeasuredTarget, Measurement>> {
  /** How many inputs were tried on each target. */
  readonly rows: number
}

/** When it was measured, and what each target was: another GPU has numbers of its own. */
export interface MeasuredOn extends Readonly<Record<MeasuredTarget, string>> {
  /** A day, as 2026-11-22. */
  readonly date: string
}

/** Steps are counted for results from `least` on, absolute distances for results up to `most`. */
export const measuredSizes = ({ accuracy: { scale } }: FunctionRecord): { readonly least: number; readonly most: number } => ({
  least: scale / 1024,
  most: scale,
})

/** By the name of the signature; undefined for one that has not been measured yet. */
export const measurementOf = (signature: string): SignatureMeasurement | undefined => measured[signature]

/** The circumstances of all of them. */
export const measurementCircumstances: MeasuredOn = measuredOn
