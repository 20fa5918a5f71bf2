/** Built-ins on booleans. */
import type { Expr } from '../../../ir/expr.ts'
import type { Form } from '../scalar/form.ts'
import { binary, unary, type Parts } from '../scalar/scalar.ts'

const fold =
  (join: (a: Expr, b: Expr) => Expr): Form =>
  (args: readonly Parts[]) => [(args[0] ?? []).reduce(join)]

export const logicForms: Readonly<Record<string, Form>> = {
  all: /*#__PURE__*/ fold((a, b) => binary('&&', a, b)),
  any: /*#__PURE__*/ fold((a, b) => binary('||', a, b)),
  not: (args) => (args[0] ?? []).map((part) => unary('!', part)),
}
