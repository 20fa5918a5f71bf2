/**
 * What a test must say about a function to have it compared on every target: the right answers in double precision,
 * and the inputs worth asking. Written from the definition in the function's record, never from its shader.
 *
 * Must not know: any function, any target.
 */
import type { Function64, Space } from '../../../../internal/testing/numbers.ts'
import type { Range } from '../../../../internal/testing/inputs.ts'
import type { FunctionRecord } from '../../catalogue/index.ts'

export interface SignatureOracle {
  /** Name of the signature in the printed text. */
  readonly signature: string
  /**
   * `fragment` for a signature that takes derivatives (fwidth and the like), which exist only in pixels. It is then called in the four
   * pixels of a quad, and what it gives in the lower left one is compared. Its rows are three times as long: the arguments, then how much
   * each of their numbers grows in the pixel to the right, then in the pixel above; `ranges`, `rows` and `expected` speak of all of them.
   * So fwidth of the first of n numbers is |row[n]| + |row[2n]|. Give arguments and slopes few digits in `prepare` (whole multiples of
   * 2⁻¹² or so), and the differences that the pixels see are exactly the slopes. An edge case of such a signature has slopes of 0.
   *
   *     { signature: 'aastep', stage: 'fragment', ranges: [threshold, value, ...times(4, slope)], expected: ([edge, x, , dx, , dy]) => … }
   */
  readonly stage?: 'fragment'
  /**
   * The right answer. Arguments and result are flattened: a struct in order of its fields, a matrix column after column, a bool as 0 or 1,
   * an integer as itself (a uint from 0 to 4294967295). A result of integers or bools has to be the same, whatever the class of the record.
   */
  readonly expected: Function64
  /** Where each component of the arguments is tried; integers are rounded to the nearest. */
  readonly ranges: readonly Range[]
  /** Rows that the ranges would not hit, asked first. */
  readonly rows?: readonly (readonly number[])[]
  /** Turns a row of numbers into arguments the definition speaks of: a unit quaternion, a whole number. */
  readonly prepare?: (row: readonly number[]) => readonly number[]
  /** Brings results that mean the same to one form, before they are compared. */
  readonly canonical?: (result: readonly number[]) => readonly number[]
  readonly space?: Space
  /** The function jumps: one row in a thousand may be on the other side of an edge. */
  readonly jumps?: boolean
  /** A wrong definition that the comparison must catch: one constant or one sign away. */
  readonly mutant: Function64
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

/** A function of one component, applied to each component of arguments of one width: `f(a, b)` of two vec3 is three calls. */
export const componentWise =
  (width: number, f: (...scalars: readonly number[]) => number): Function64 =>
  (row) =>
    Array.from({ length: width }, (_, component) => f(...Array.from({ length: row.length / width }, (_, argument) => row[argument * width + component] ?? NaN)))

/** `count` copies of a range. */
export const times = (count: number, range: Range): readonly Range[] => Array.from({ length: count }, () => range)
