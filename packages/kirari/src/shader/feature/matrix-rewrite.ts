/**
 * Rewrites that only programs with matrices need. The matrix constructors provide them, so a bundle without matrices does not contain them.
 * A target without these matrix operators applies them.
 */
import type { Expr } from '../ir/expr.ts'
import type { Statement } from '../ir/statement.ts'

export interface Rewrite {
  readonly expression: (expr: Expr) => Expr
  readonly statement: (statement: Statement) => readonly Statement[]
}

const provided: { matrices?: Rewrite } = {}

/** Sets the rewrite that expands matrix operators for targets that have few of them. */
export const provideMatrices = (rewrite: Rewrite): void => {
  provided.matrices = rewrite
}

export const rewriteMatrices: Rewrite = {
  expression: (expr) => provided.matrices?.expression(expr) ?? expr,
  statement: (statement) => provided.matrices?.statement(statement) ?? [statement],
}
