/** A row of a test table: the reference of a built-in function, its inputs and its accuracy. */
import type { Range } from '../../../../../internal/testing/inputs.ts'
import { exact, type Accuracy } from '../../../../../internal/testing/numbers.ts'
import type { Type } from '../../../src/shader/ir/type.ts'

/** The arguments of one call, each as its components; matrices column by column. */
export type Args = readonly (readonly number[])[]

export interface Row {
  /** Its result in double precision, from all arguments; or from one component of each, for functions that work component by component. */
  readonly reference: ((args: Args, types: readonly Type[]) => readonly number[]) | { readonly component: (...values: readonly number[]) => number }
  /** One range an argument, or one for all. */
  readonly ranges: readonly Range[]
  /** Converts the number from the range to the input; for bit patterns the range is that of a counter. */
  readonly prepare?: (value: number, argument: number, component: number, type: Type) => number
  readonly accuracy: Accuracy
  /** Results may lie on either side of a jump. */
  readonly jumps?: boolean
  /** The inputs have no literals in a shader: NaN and infinity. */
  readonly noConstants?: boolean
}

/** A built-in that needs drawing to test: see derivative.gpu.test.ts. */
export const drawn = 'drawn'

type Options = Omit<Partial<Row>, 'reference' | 'ranges' | 'accuracy'>

/** Component by component. */
export const row = (
  component: (...values: readonly number[]) => number,
  ranges: Range | readonly Range[],
  accuracy: Accuracy = exact,
  options: Options = {},
): Row => ({
  reference: { component },
  ranges: 'min' in ranges ? [ranges] : ranges,
  accuracy,
  ...options,
})
/** A reference of all arguments. */
export const ofAll = (
  reference: (args: Args, types: readonly Type[]) => readonly number[],
  ranges: Range | readonly Range[],
  accuracy: Accuracy = exact,
  options: Options = {},
): Row => ({ reference, ranges: 'min' in ranges ? [ranges] : ranges, accuracy, ...options })

export const wide: Range = { min: -100, max: 100 }
export const positive: Range = { min: 0.01, max: 100 }

const float = new Float32Array(1)
const word = new Uint32Array(float.buffer)
export const bitsOfFloat = (value: number): number => ((float[0] = value), word[0] ?? NaN)
export const floatOfBits = (bits: number): number => ((word[0] = bits), float[0] ?? NaN)
