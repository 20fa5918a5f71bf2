/** Built-ins on matrices, whose scalars are stored column by column. */
import type { Expr } from '../../../ir/expr.ts'
import type { Type } from '../../../ir/type.ts'
import type { Form } from '../scalar/form.ts'
import { grid } from '../scalar/matrix.ts'
import { at, binary, float, unary, type Parts } from '../scalar/scalar.ts'

/** The minor without one column and one row. */
const without = (m: Parts, size: number, column: number, row: number): Parts => m.filter((_, i) => Math.floor(i / size) !== column && i % size !== row)

/**
 * Minors are shared: the determinant of 4×4 needs each of its 2×2 ones twice and the inverse many times over,
 * and an expression that is one object is computed once.
 */
const makeDeterminant = (): ((m: Parts, size: number) => Expr) => {
  const ids = new Map<Expr, number>()
  const known = new Map<string, Expr>()
  const idOf = (part: Expr): number => {
    let id = ids.get(part)
    if (id === undefined) ids.set(part, (id = ids.size))
    return id
  }
  const determinant = (m: Parts, size: number): Expr => {
    if (size === 1) return at(m, 0)
    const key = m.map(idOf).join()
    let made = known.get(key)
    if (!made) {
      const terms = Array.from({ length: size }, (_, row) => binary('*', at(m, row), determinant(without(m, size, 0, row), size - 1)))
      made = terms.reduce((sum, term, row) => binary(row % 2 === 0 ? '+' : '-', sum, term))
      known.set(key, made)
    }
    return made
  }
  return determinant
}

const inverse = (m: Parts, size: number): Parts => {
  const determinant = makeDeterminant()
  const scale = binary('/', float(1), determinant(m, size))
  // Cofactors, transposed.
  return grid(size, size, (column, row) => {
    const minor = determinant(without(m, size, row, column), size - 1)
    return binary('*', (column + row) % 2 === 0 ? minor : unary('-', minor), scale)
  })
}

const sizeOf = (type: Type | undefined): { readonly columns: number; readonly rows: number } => {
  if (type?.kind !== 'matrix') throw new TypeError(`expected a matrix, got ${type?.name}: please report this`)
  return type
}

export const matrixForms: Readonly<Record<string, Form>> = {
  transpose: ([m = []], { expr }) => {
    const { columns, rows } = sizeOf(expr.args[0]?.type)
    return grid(rows, columns, (column, row) => at(m, row * rows + column))
  },
  determinant: ([m = []], { expr }) => [makeDeterminant()(m, sizeOf(expr.args[0]?.type).columns)],
  inverse: ([m = []], { expr }) => inverse(m, sizeOf(expr.type).columns),
  /** (column, row). */
  outerProduct: ([a = [], b = []], { expr }) => {
    const { columns, rows } = sizeOf(expr.type)
    return grid(columns, rows, (column, row) => binary('*', at(a, row), at(b, column)))
  },
  matrixCompMult: ([a = [], b = []]) => a.map((part, i) => binary('*', part, at(b, i))),
}
