/**
 * Expands operators on matrices and matrix constructors column by column, for a target that only adds, subtracts and multiplies
 * full matrices. Only matrix nodes import it.
 */
import { makeExpr, type Binary, type Expr } from '../ir/expr.ts'
import { makeStatement, type Assign, type Statement } from '../ir/statement.ts'
import { boolType, type MatrixType } from '../ir/type.ts'
import { call, compare, float, index } from '../pass/build.ts'
import { construct } from '../pass/construct.ts'
import { builtins } from './core.ts'
import type { Rewrite } from '../feature/matrix-rewrite.ts'

const expression = (expr: Expr): Expr => {
  const [a, b] = expr.args
  if (expr.op === 'unary' && expr.type.kind === 'matrix' && a) return makeExpr<Binary>('binary', expr.type, [a, float(-1)], '*')
  if (expr.op === 'construct' && expr.type.kind === 'matrix') return constructForm(expr, expr.type)
  if (expr.op !== 'binary' || !a || !b) return expr
  const { detail: operator } = expr
  const matrix = a.type.kind === 'matrix' ? a.type : b.type.kind === 'matrix' ? b.type : undefined
  if (!matrix || operator === '*' || (a.type === b.type && (operator === '+' || operator === '-'))) return expr
  const part = (of: Expr, column: number): Expr => (of.type.kind === 'matrix' ? index(of, column) : of)
  const columns = Array.from({ length: matrix.columns }, (_, i) => [part(a, i), part(b, i)] as const)
  if (operator === '==' || operator === '!=') {
    const rule = operator === '==' ? builtins.all : builtins.any
    return columns
      .map(([left, right]) => call(rule, boolType, compare(operator, left, right)))
      .reduce((left, right) => makeExpr<Binary>('binary', boolType, [left, right], operator === '==' ? '&&' : '||'))
  }
  return construct(matrix, ...columns.map(([left, right]) => makeExpr<Binary>('binary', matrix.column, [left, right], operator)))
}

/** `m /= x` and the like: the operation is expanded, and its result assigned. */
const assignment = (statement: Statement): readonly Statement[] => {
  const [place, value] = statement.args
  if (statement.op !== 'assign' || !statement.detail || place?.type.kind !== 'matrix' || !value) return [statement]
  const combined = makeExpr<Binary>('binary', place.type, [place, value], statement.detail)
  const written = expression(combined)
  return written === combined ? [statement] : [makeStatement<Assign>('assign', [place, written], '', [], statement.site)]
}

/** A diagonal, or the upper left part of a larger matrix: WGSL has neither constructor. */
const constructForm = (expr: Expr, type: MatrixType): Expr => {
  const [only] = expr.args
  if (expr.args.length !== 1 || !only || only.type === type) return expr
  if (only.op === 'literal' && only.detail === 0) return construct(type)
  const cell = (column: number, row: number): Expr => {
    if (only.type.kind !== 'matrix') return column === row ? only : float(0)
    if (column < only.type.columns && row < only.type.rows) return index(index(only, column), row)
    return float(column === row ? 1 : 0)
  }
  const columns = Array.from({ length: type.columns }, (_, c) => construct(type.column, ...Array.from({ length: type.rows }, (_row, r) => cell(c, r))))
  return construct(type, ...columns)
}

export const byColumns: Rewrite = { expression, statement: assignment }
