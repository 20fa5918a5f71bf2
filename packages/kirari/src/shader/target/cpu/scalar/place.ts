/**
 * The targets of an assignment: for each leaf of a place, the scalars it may be and the condition for each.
 * `v[i]` of a vector in variables may be any of them; everything else is one.
 */
import type { Expr } from '../../../ir/expr.ts'
import { elementAt } from './array.ts'
import { hold, inRow, means, rowOf } from './index-by.ts'
import { bufferType, elementsOf, leafOffset, leavesOf } from './leaf.ts'
import { at, binary, type Parts } from './scalar.ts'
import type { Scope } from './scope.ts'

export interface Target {
  readonly place: Expr
  /** Undefined: always. */
  readonly when: Expr | undefined
}

/** The targets of each leaf. */
export type Place = readonly (readonly Target[])[]

export const placeOf = (expr: Expr, scope: Scope): Place => {
  const [of, by] = expr.args
  switch (expr.op) {
    case 'param':
    case 'storage':
      return certain(scope.value(expr))
    case 'swizzle': {
      const parts = placeOf(at(expr.args, 0), scope)
      return [...expr.detail].map((letter) => parts['xyzw'.indexOf(letter)] ?? [])
    }
    case 'field': {
      const start = of?.type.kind === 'struct' ? leafOffset(of.type, expr.detail) : 0
      return placeOf(at(expr.args, 0), scope).slice(start, start + leavesOf(expr.type).length)
    }
    case 'index':
      if (of && by) return elementPlace(of, at(scope.value(by), 0), scope)
      return []
    default:
      throw new TypeError(`expected a place to assign to, got ${expr.op}: please report this`)
  }
}

const elementPlace = (of: Expr, index: Expr, scope: Scope): Place => {
  const indexed = placeOf(of, scope)
  const array = of.type.kind === 'array' ? indexed[0]?.[0]?.place : undefined
  const { count } = elementsOf(array?.type ?? of.type)
  const held = hold(index, count, scope.ranges)
  if (array) return certain(elementAt(array, held, of.type.kind === 'array' ? of.type : bufferType(of.type)))
  const size = indexed.length / count
  if (held.op === 'literal') return indexed.slice(Number(held.detail) * size, (Number(held.detail) + 1) * size)
  const row = indexed.every((targets) => targets.length === 1) ? rowOf(indexed.flatMap((targets) => targets.map(({ place }) => place))) : undefined
  return Array.from({ length: size }, (_, i) => {
    const first = indexed[i]?.[0]?.place
    if (row && first) return [{ place: inRow(row, held, size, i, first), when: undefined }]
    return Array.from({ length: count }, (_unused, j) => {
      const isThis = means(index, j, count)
      return (indexed[j * size + i] ?? []).map(({ place, when }) => ({ place, when: when ? binary('&&', when, isThis) : isThis }))
    }).flat()
  })
}

const certain = (parts: Parts): Place => parts.map((place) => [{ place, when: undefined }])
