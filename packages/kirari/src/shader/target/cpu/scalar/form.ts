/**
 * The form of a built-in: its expansion into operations on scalars. A built-in without a form is applied component by component,
 * and the printer spells it for one scalar. The forms are in target/cpu/form, one file a family.
 */
import type { Builtin, Expr } from '../../../ir/expr.ts'
import type { ScalarType } from '../../../ir/type.ts'
import type { Parts } from './scalar.ts'

export interface FormContext {
  readonly expr: Builtin
  /** Evaluates something with an effect, once; returns its value. */
  readonly once: (value: Expr) => Expr
  /** Assigns a value to a place. */
  readonly assign: (place: Expr, value: Expr) => void
  /** Evaluates a call that leaves several scalars in `results`, and takes them out. */
  readonly many: (call: Expr, types: readonly ScalarType[]) => Parts
}

/** The scalars of a call, from those of its arguments. */
export type Form = (args: readonly Parts[], context: FormContext) => Parts
