/** Matrices as scalars, column by column. */
import type { Expr } from '../../../ir/expr.ts'
import { floatType, type MatrixType, type Type } from '../../../ir/type.ts'
import { at, binary, convert, float, type Parts } from './scalar.ts'

/** The dot product, summed from the first term to the last. */
export const dot = (a: Parts, b: Parts): Expr => a.map((part, i) => binary('*', part, at(b, i))).reduce((sum, term) => binary('+', sum, term))

/** Column `i` of a matrix of `rows` rows. */
export const columnOf = (parts: Parts, i: number, rows: number): Parts => parts.slice(i * rows, (i + 1) * rows)
/** Row `i` of a matrix of `rows` rows. */
export const rowOfMatrix = (parts: Parts, i: number, rows: number): Parts => parts.filter((_, j) => j % rows === i)

/** The matrix product with a vector or matrix; undefined if one operand is a scalar. */
export const product = (left: Type, right: Type, a: Parts, b: Parts): Parts | undefined => {
  if (left.kind === 'scalar' || right.kind === 'scalar') return undefined
  // A vector on the left is a row.
  if (left.kind === 'vector' && right.kind === 'matrix') return Array.from({ length: right.columns }, (_, i) => dot(a, columnOf(b, i, right.rows)))
  if (left.kind !== 'matrix') return undefined
  const rows = Array.from({ length: left.rows }, (_, i) => rowOfMatrix(a, i, left.rows))
  const columns = right.kind === 'matrix' ? Array.from({ length: right.columns }, (_, i) => columnOf(b, i, right.rows)) : [b]
  return columns.flatMap((column) => rows.map((row) => dot(row, column)))
}

/** A matrix from scalars or columns, from one scalar for the diagonal, or from a matrix of another size with the identity around it. */
export const matrixFrom = ({ columns, rows }: MatrixType, from: readonly Type[], args: readonly Parts[]): Parts => {
  const parts = args.flat().map((part) => convert(part, floatType))
  const [only] = from
  if (from.length > 1 || !only) return parts
  if (only.kind !== 'matrix') return grid(columns, rows, (i, j) => (i === j ? at(parts, 0) : float(0)))
  return grid(columns, rows, (i, j) => (i < only.columns && j < only.rows ? at(parts, i * only.rows + j) : float(i === j ? 1 : 0)))
}

/** The scalars of a matrix by its columns and rows. */
export const grid = (columns: number, rows: number, make: (column: number, row: number) => Expr): Parts =>
  Array.from({ length: columns * rows }, (_, i) => make(Math.floor(i / rows), i % rows))
