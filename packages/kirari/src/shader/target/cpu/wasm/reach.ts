/** What the code of a function can reach: where each value is kept, and the functions it may call. */
import type { Expr, Func, Parameter } from '../../../ir/expr.ts'
import { floatType, type Type } from '../../../ir/type.ts'
import { unsigned, type Bytes } from './byte.ts'
import type { Code } from './code.ts'
import { f32, global, i32, local, type ValueType } from './opcode.ts'

/** A local of the function, or a global of the module. */
export interface Place {
  readonly isGlobal: boolean
  readonly index: number
}

export interface Reach {
  readonly code: Code
  readonly placeOf: (param: Parameter) => Place
  /** Gives a place to what is declared. */
  readonly declare: (param: Parameter) => Place
  /** Where a function leaves one of several results. */
  readonly result: (index: number, type: Type) => Place
  /** Where in memory a table of constants begins; undefined of the results. */
  readonly tableAt: (table: Expr['detail']) => number | undefined
  readonly functionIndex: (func: Func) => number
  readonly discards: (func: Func) => boolean
  /** Whether the pixel has been ended. */
  readonly discarded: Place
}

/** Leaves the value of an expression on the stack. */
export type Write = (expr: Expr) => void

/** Truth values are 0 and 1. */
export const valueType = (type: Type): ValueType => (type === floatType ? f32 : i32)

export const get = ({ isGlobal, index }: Place): Bytes => [isGlobal ? global.get : local.get, ...unsigned(index)]
export const set = ({ isGlobal, index }: Place): Bytes => [isGlobal ? global.set : local.set, ...unsigned(index)]

/** Keeps a value in a local, to be used more than once in a statement; gives the instruction that reads it. */
export const keep = (value: Expr, { code, write }: { readonly code: Code; readonly write: Write }): Bytes => {
  const kept: Place = { isGlobal: false, index: code.keep(valueType(value.type)) }
  write(value)
  code.add(...set(kept))
  return get(kept)
}
