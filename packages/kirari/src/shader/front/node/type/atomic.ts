/** Atomic integers. */
import type { AtomicType } from '../../../ir/type.ts'
import type { Int, Uint } from './int.ts'

/** An int or uint that invocations update atomically. Only functions such as `atomicLoad` and `atomicAdd` read and write it. */
export interface Atomic<S extends Int | Uint> {
  readonly type: AtomicType
  /** Never present: a phantom field that ties the atomic to its scalar type. */
  readonly scalar?: S
}
export type AnyAtomic = Atomic<Int> | Atomic<Uint>
