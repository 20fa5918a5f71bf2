/** What the code of a function can refer to: where each value is kept, and the functions it may call. */
import type { Expr, Func, Parameter } from '../../../ir/expr.ts'
import { floatType, type Type } from '../../../ir/type.ts'
import { unsigned, type Bytes } from './byte.ts'
import type { Code } from './code.ts'
import { f32, global, i32, local, type ValueType } from './opcode.ts'
import type { Quad } from './quad.ts'

/** A local of the function, or a global of the module. */
export interface Place {
  readonly isGlobal: boolean
  readonly index: number
}

export interface Reach {
  readonly code: Code
  readonly placeOf: (param: Parameter) => Place
  /** Allocates a place for a declaration. */
  readonly declare: (param: Parameter) => Place
  /** The place of one of several results. */
  readonly result: (index: number, type: Type) => Place
  /** The address of a constant table in memory; undefined for the results. */
  readonly tableAt: (table: Expr['detail']) => number | undefined
  readonly functionIndex: (func: Func) => number
  readonly discards: (func: Func) => boolean
  /** The flag that the pixel has been discarded. */
  readonly discarded: Place
  /** What derivatives share, where pixels need their neighbours: then a discarded pixel goes on. */
  readonly quad: Quad | undefined
}

/** Leaves the value of an expression on the stack. */
export type Write = (expr: Expr) => void

/** Booleans are 0 and 1. */
export const valueType = (type: Type): ValueType => (type === floatType ? f32 : i32)

export const get = ({ isGlobal, index }: Place): Bytes => [isGlobal ? global.get : local.get, ...unsigned(index)]
export const set = ({ isGlobal, index }: Place): Bytes => [isGlobal ? global.set : local.set, ...unsigned(index)]

/** Keeps a value in a local, to use it more than once in a statement; returns the instruction that reads it. */
export const keep = (value: Expr, { code, write }: { readonly code: Code; readonly write: Write }): Bytes => {
  const kept: Place = { isGlobal: false, index: code.keep(valueType(value.type)) }
  write(value)
  code.add(...set(kept))
  return get(kept)
}
