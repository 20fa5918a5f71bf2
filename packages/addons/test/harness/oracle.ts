/**
 * The interface of an oracle, which compares a function on every target: the right answers in double precision,
 * and useful inputs. Oracles are written from the definition in the function's record, never from its shader.
 */
import type { Function64, Space } from '../../../../internal/testing/numbers.ts'
import type { Range } from '../../../../internal/testing/inputs.ts'
import type { FunctionRecord } from '../../catalogue/index.ts'

export interface SignatureOracle {
  /** Name of the signature in the printed text. */
  readonly signature: string
  /**
   * `fragment` for a signature that takes derivatives (fwidth and the like), which exist only in pixels. The tests then call it in the four
   * pixels of a quad, and compare its result in the lower left one. Its rows are three times as long: the arguments, then the increments
   * of each of their numbers in the pixel to the right, then in the pixel above; `ranges`, `rows` and `expected` cover all of them.
   * So fwidth of the first of n numbers is |row[n]| + |row[2n]|. In `prepare`, round arguments and slopes to few digits (multiples of
   * 2⁻¹² or so), so that the differences between pixels are exactly the slopes. An edge case of such a signature has slopes of 0.
   *
   *     { signature: 'aastep', stage: 'fragment', ranges: [threshold, value, ...times(4, slope)], expected: ([edge, x, , dx, , dy]) => … }
   */
  readonly stage?: 'fragment'
  /**
   * The right answer. Arguments and result are flattened: a struct in order of its fields, a matrix column by column, a bool as 0 or 1,
   * an integer as itself (a uint from 0 to 4294967295). A result of integers or bools has to be equal, whatever the class of the record.
   */
  readonly expected: Function64
  /** The range of each component of the arguments; integers are rounded to the nearest. */
  readonly ranges: readonly Range[]
  /** Rows that the ranges would miss, tested first. */
  readonly rows?: readonly (readonly number[])[]
  /** Converts a row of numbers to valid arguments: a unit quaternion, an integer. */
  readonly prepare?: (row: readonly number[]) => readonly number[]
  /** Converts equivalent results to one form before the comparison. */
  readonly canonical?: (result: readonly number[]) => readonly number[]
  readonly space?: Space
  /** The function jumps: one row in a thousand may be on the other side of an edge. */
  readonly jumps?: boolean
  /** A wrong definition that the comparison must catch: one constant or one sign is changed. */
  readonly mutant: Function64
}

/** What a function that is larger than usual may add to an application. */
export interface SizeBudget {
  /** Gzipped; it varies by up to 25 bytes with the code before it in the bundle. */
  readonly bytes: number
  readonly reason: string
}

export interface FunctionOracle {
  readonly record: FunctionRecord
  readonly signatures: readonly SignatureOracle[]
}

/** The oracle of the signature with this name. */
export const oracleNamed = (signatures: readonly SignatureOracle[], name: string): SignatureOracle => {
  const found = signatures.find(({ signature }) => signature === name)
  if (!found) throw new Error(`There is no oracle for the signature ${name}; there is one for ${signatures.map(({ signature }) => signature).join(', ')}.`)
  return found
}

/** Applies a function of single numbers to each component of its arguments: `f(a, b)` of two vec3 is three calls. */
export const componentWise =
  (width: number, f: (...scalars: readonly number[]) => number): Function64 =>
  (row) =>
    Array.from({ length: width }, (_, component) => f(...Array.from({ length: row.length / width }, (_, argument) => row[argument * width + component] ?? NaN)))

/** `count` copies of a range. */
export const times = (count: number, range: Range): readonly Range[] => Array.from({ length: count }, () => range)
