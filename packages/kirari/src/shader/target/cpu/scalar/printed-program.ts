/** A program in the scalar form, ready to print as JavaScript or WebAssembly. Made by target/cpu/scalar. */
import type { Func, Parameter } from '../../../ir/expr.ts'
import type { Block } from '../../../ir/statement.ts'

export interface PrintedFunction {
  readonly func: Func
  /** Runs before the function is declared, once the values from outside are set; see target/cpu/scalar/hoist.ts. */
  readonly before: Block
  readonly body: Block
  /** Buffers of the arrays of its result. */
  readonly arrays: readonly Parameter[]
  /** Whether it may discard the pixel. */
  readonly discards: boolean
  /** Whether it waits for other invocations. */
  readonly suspends: boolean
  /** Whether it is called from outside: then a new pixel begins. */
  readonly isEntry: boolean
}

export interface PrintedProgram {
  /** Callees first. */
  readonly functions: readonly PrintedFunction[]
  readonly outer: readonly { readonly params: readonly Parameter[]; readonly isMemory: boolean }[]
  readonly tables: readonly { readonly param: Parameter; readonly values: readonly (number | boolean)[] }[]
  readonly results: Parameter
  readonly resultCount: number
  /** Whether pixels need the values of their neighbours: then a discarded pixel goes on. */
  readonly quads: boolean
}
