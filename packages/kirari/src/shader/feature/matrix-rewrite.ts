/**
 * Rewrites that only programs with certain values need. What makes such values provides theirs, so that a bundle without them
 * does not carry it; a target that cannot say them applies it.
 */
import type { Expr } from '../ir/expr.ts'
import type { Statement } from '../ir/statement.ts'

export interface Rewrite {
  readonly expression: (expr: Expr) => Expr
  readonly statement: (statement: Statement) => readonly Statement[]
}

const provided: { matrices?: Rewrite } = {}

/** How matrices are written out for a target that has few operators on them. */
export const provideMatrices = (rewrite: Rewrite): void => {
  provided.matrices = rewrite
}

export const rewriteMatrices: Rewrite = {
  expression: (expr) => provided.matrices?.expression(expr) ?? expr,
  statement: (statement) => provided.matrices?.statement(statement) ?? [statement],
}
