/** Integers in shared memory, and what is stored where: a place of an atomic is the atomic itself, that of a value a variable. */
import type { AtomicType } from '../../../ir/type.ts'
import type { Int, Uint } from './int.ts'
import type { Var } from './value.ts'

/** An int or uint that invocations change one at a time. Only the functions `atomicLoad`, `atomicAdd` … read and write it. */
export interface Atomic<S extends Int | Uint> {
  readonly type: AtomicType
  /** Never there: it ties the atomic to the type of its value. */
  readonly scalar?: S
}
export type AnyAtomic = Atomic<Int> | Atomic<Uint>

/** Where a `V` lies in memory: it can be read and assigned. */
export type Place<V> = V extends AnyAtomic ? V : Var<V>
