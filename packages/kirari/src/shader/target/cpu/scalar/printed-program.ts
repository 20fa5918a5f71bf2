/** A program in the scalar form, as what prints it takes it: in JavaScript and in WebAssembly. Made by target/cpu/scalar. */
import type { Func, Parameter } from '../../../ir/expr.ts'
import type { Block } from '../../../ir/statement.ts'

export interface PrintedFunction {
  readonly func: Func
  /** What is computed before the function is declared, once what is read from outside is set; see target/cpu/scalar/hoist.ts. */
  readonly before: Block
  readonly body: Block
  /** Buffers of the arrays of its result. */
  readonly arrays: readonly Parameter[]
  /** Whether it may end the pixel. */
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
  /** Whether pixels need the values of their neighbours: then one that is discarded goes on. */
  readonly quads: boolean
}
