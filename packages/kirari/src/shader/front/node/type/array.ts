/** Arrays: values, and variables that hold them. */
import type { ArrayType } from '../../../ir/type.ts'
import type { Elements, Value, Var } from './value.ts'

interface Counted<V, C extends number> extends Value<ArrayType, ArrayValue<V, C>, VarArray<V, C>> {
  /** The number of elements. */
  readonly count: C
}
export interface ArrayValue<V, C extends number = number> extends Counted<V, C>, Elements<V> {}
export interface VarArray<V, C extends number = number> extends Counted<V, C>, Elements<Var<V>> {
  assign(value: ArrayValue<V, C>): void
}
