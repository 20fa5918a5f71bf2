/**
 * Compares many results of a shader at once: one call, thousands of inputs, one report.
 * Failing rows are printed with their inputs, so that a failure can be checked with a calculator.
 */
import { areClose, conditioning, eitherSide, nearestForm, ulpDistance, type Accuracy, type Function64, type Space } from './numbers.ts'

export interface Batch {
  /** Rows of inputs, already in single precision: round them with Math.fround first. */
  readonly inputs: readonly (readonly number[])[]
  /** Results of the target, one row for each row of inputs. */
  readonly actual: readonly (readonly number[])[]
  /** The oracle, in double precision. */
  readonly expected: Function64
  readonly accuracy: Accuracy
  readonly space?: Space
  /** Allow for the effect that one ulp of each input has on the result. Off for exact functions. */
  readonly conditioned?: boolean
  /** Accept the value from the other side of an edge within two ulp; at most one row in a thousand may need it. */
  readonly jumps?: boolean
  /**
   * The range of results that measure accuracy: ulp count where a result is at least `least`, since near
   * zero an ulp is arbitrarily small, and absolute distances where it is at most `most`. Default: all results.
   */
  readonly sizes?: { readonly least: number; readonly most: number }
  /** Stop at the first row that fails. */
  readonly stopsAtFailure?: boolean
}

export interface BatchReport {
  readonly rows: number
  /** The largest distances among rows, for the notes on a target's accuracy; rows near a jump do not count. */
  readonly worstUlp: number
  readonly worstAbsolute: number
  /** Rows that passed only as the other side of an edge. */
  readonly excused: number
  /** Rows that failed, as text; empty when the batch passed. */
  readonly failures: readonly string[]
}

const shareThatMayJump = 0.001
const failuresShown = 5

/** Compares every row. The caller asserts: `expect(compareBatch(…).failures).toEqual([])`. */
export const compareBatch = (batch: Batch): BatchReport => {
  const { least, most } = batch.sizes ?? { least: 0, most: Infinity }
  const failures: string[] = []
  let failed = 0
  let excused = 0
  let worstUlp = 0
  let worstAbsolute = 0
  if (batch.actual.length !== batch.inputs.length) failures.push(`expected ${batch.inputs.length} rows of results, got ${batch.actual.length}`)
  for (const [row, inputs] of batch.inputs.entries()) {
    const actual = batch.actual[row] ?? []
    const expected = batch.expected(inputs)
    // The conditioning of an input is computed only where it matters: it calls the oracle several times.
    if (
      areClose(actual, expected, batch.accuracy, batch.space) ||
      (batch.conditioned && areClose(actual, expected, batch.accuracy, batch.space, conditioning(batch.expected, inputs)))
    ) {
      const wanted = nearestForm(actual, expected, batch.space)
      for (const [i, value] of actual.entries()) {
        const right = wanted[i] ?? NaN
        if (Math.abs(right) >= least) worstUlp = Math.max(worstUlp, ulpDistance(value, Math.fround(right)))
        if (Math.abs(right) <= most) worstAbsolute = Math.max(worstAbsolute, Math.abs(value - right) || 0)
      }
    } else if (batch.jumps && eitherSide(batch.expected, inputs).some((side) => areClose(actual, side, batch.accuracy, batch.space))) {
      excused++
    } else if (++failed <= failuresShown) {
      const distances = actual.map((value, i) => ulpDistance(value, Math.fround(expected[i] ?? NaN)))
      failures.push(`(${inputs.join(', ')}) → expected ${write(expected)}, got ${write(actual)}, ${distances.join(', ')} ulp apart`)
    }
    if (failed > 0 && batch.stopsAtFailure) break
  }
  if (failed > failuresShown) failures.push(`and ${failed - failuresShown} more of ${batch.inputs.length} rows`)
  // In a batch of any size, one row may lie on an edge.
  if (excused > Math.max(1, batch.inputs.length * shareThatMayJump))
    failures.push(`${excused} of ${batch.inputs.length} rows passed only as the other side of an edge; at most 1 in 1000 may`)
  return { rows: batch.inputs.length, worstUlp, worstAbsolute, excused, failures }
}

const write = (values: readonly number[]): string => (values.length === 1 ? String(values[0]) : `(${values.join(', ')})`)
