/**
 * Comparison of many results at once, as a shader gives them: one call, thousands of inputs, one report.
 * Failing rows are written out with their inputs, so that a failure can be typed into a calculator.
 *
 * Must not know: which function is tested, which target answered.
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
  /** Allow for what one step of each input does to the result. Off for exact functions. */
  readonly conditioned?: boolean
  /** Accept the value of the other side within two steps of an edge; at most one row in a thousand may need it. */
  readonly jumps?: boolean
  /**
   * Which results say how accurate a target is: steps of single precision are counted where a result is at least `least`, since near
   * zero they are as small as one likes, and absolute distances where it is at most `most`. All results, when left out.
   */
  readonly sizes?: { readonly least: number; readonly most: number }
  /** The first row that fails is enough: the rest is not looked at. */
  readonly stopsAtFailure?: boolean
}

export interface BatchReport {
  readonly rows: number
  /** The largest distances among rows, for the note that says how accurate a target is; rows near a jump are left out. */
  readonly worstUlp: number
  readonly worstAbsolute: number
  /** Rows that passed only as the other side of an edge. */
  readonly excused: number
  /** Rows that failed, as text; empty when the batch passed. */
  readonly failures: readonly string[]
}

const shareThatMayJump = 0.001
const failuresShown = 5

/** Compares every row. Asserting is the caller's: `expect(compareBatch(…).failures).toEqual([])`. */
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
    // What an input is known to is asked only where it matters: it is several calls of the oracle.
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
  // One row in a batch of any size may lie on an edge.
  if (excused > Math.max(1, batch.inputs.length * shareThatMayJump))
    failures.push(`${excused} of ${batch.inputs.length} rows passed only as the other side of an edge; at most 1 in 1000 may`)
  return { rows: batch.inputs.length, worstUlp, worstAbsolute, excused, failures }
}

const write = (values: readonly number[]): string => (values.length === 1 ? String(values[0]) : `(${values.join(', ')})`)
