/**
 * The measured accuracy of every signature: the largest distances from its oracle over thousands of rows, on each target.
 * The numbers are in the folder measured, a file a category and a line a signature; `npm run measure` writes them, and the tests fail when a
 * target gets worse.
 */
import { measured } from './measured/all.ts'
import { measuredOn } from './measured-on.ts'
import type { FunctionRecord } from './record.ts'

export type MeasuredTarget = 'cpu' | 'webgl' | 'webgpu'

export interface Measurement {
  /** In ulp of single precision, for results that are not near zero: see `measuredSizes`. */
  readonly ulp: number
  /** Absolute distance, for results up to the record's scale: an ulp of a larger one is more. Three digits. */
  readonly absolute: number
  /** Rows that only matched the other side of a jump. */
  readonly excused: number
}

export interface SignatureMeasurement extends Readonly<Record<MeasuredTarget, Measurement>> {
  /** The number of inputs on each target. */
  readonly rows: number
}

/** A measurement as it is written: `ulp`, `absolute` and `excused`. */
type WrittenNumbers = readonly [ulp: number, absolute: number, excused: number]

/** The line of a signature. */
export type WrittenMeasurement = readonly [rows: number, cpu: WrittenNumbers, webgl: WrittenNumbers, webgpu: WrittenNumbers]

/** The date of the last measurement of all signatures, and the name of each target: another GPU has different numbers. */
export interface MeasuredOn extends Readonly<Record<MeasuredTarget, string>> {
  /** A day, as 2026-11-22. */
  readonly date: string
}

/** Ulp count for results from `least` on, absolute distances for results up to `most`. */
export const measuredSizes = ({ accuracy: { scale } }: FunctionRecord): { readonly least: number; readonly most: number } => ({
  least: scale / 1024,
  most: scale,
})

/** By the name of the signature; undefined if it has not been measured yet. */
export const measurementOf = (signature: string): SignatureMeasurement | undefined => {
  const found = measured[signature]
  if (!found) return undefined
  const [rows, cpu, webgl, webgpu] = found
  return { rows, cpu: read(cpu), webgl: read(webgl), webgpu: read(webgpu) }
}
const read = ([ulp, absolute, excused]: WrittenNumbers): Measurement => ({ ulp, absolute, excused })

/** The date and the targets of all measurements. */
export const measurementCircumstances: MeasuredOn = measuredOn
