/** Runs the passes of a target over a body. */
import type { Expr } from '../ir/expr.ts'
import { transform } from '../proc/walk.ts'

export const rewriteWith =
  (passes: readonly ((expr: Expr) => Expr)[]) =>
  (body: Expr): Expr =>
    transform(body, (expr) => passes.reduce((current, pass) => pass(current), expr))
