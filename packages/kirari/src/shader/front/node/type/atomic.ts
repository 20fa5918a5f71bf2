/** Integers in shared memory. */
import type { AtomicType } from '../../../ir/type.ts'
import type { Int, Uint } from './int.ts'

/** An int or uint that invocations change one at a time. Only the functions `atomicLoad`, `atomicAdd` … read and write it. */
export interface Atomic<S extends Int | Uint> {
  readonly type: AtomicType
  /** Never there: it ties the atomic to the type of its value. */
  readonly scalar?: S
}
export type AnyAtomic = Atomic<Int> | Atomic<Uint>
