/** Assignments of leaves to places. */
import type { Expr } from '../../../ir/expr.ts'
import { makeStatement, type Assign } from '../../../ir/statement.ts'
import { sliceOf } from './array.ts'
import type { Place } from './place.ts'
import { choose, int, isList, offsetBy, scalarAt, scalarOf, at, type Parts } from './scalar.ts'
import type { Scope } from './scope.ts'

export const assignParts = (place: Place, parts: Parts, scope: Scope): void => {
  place.forEach((targets, i) => {
    const value = at(parts, i)
    for (const { place: to, when } of targets) {
      if (isList(value)) assignList(to, value.args, scope)
      else scope.emit(assign(to, when ? choose(to, value, when) : value))
    }
  })
}

export const assign = (place: Expr, value: Expr): Assign => makeStatement<Assign>('assign', [place, value], '')

const assignList = (to: Expr, scalars: Parts, scope: Scope): void => {
  const { array, offset } = sliceOf(to)
  scalars.forEach((scalar, i) => scope.emit(assign(scalarAt(array, offsetBy(offset, int(i), 1), scalarOf(scalar)), scalar)))
}
