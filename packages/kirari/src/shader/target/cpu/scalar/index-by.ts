/** Indices: clamped to their range, and, where there is no array to index, a choice between scalars. */
import type { Expr, Parameter } from '../../../ir/expr.ts'
import { apply, at, binary, holdRule, int, like, offsetBy, scalarAt, scalarOf, type Parts } from './scalar.ts'

/** Clamps an index to 0 … count − 1. */
export const hold = (index: Expr, count: number, ranges: ReadonlyMap<Parameter, readonly [low: number, high: number]>): Expr => {
  if (index.op === 'literal') return int(Math.min(Math.max(Number(index.detail), 0), count - 1))
  const range = index.op === 'param' ? ranges.get(index.detail) : undefined
  if (range && range[0] >= 0 && range[1] < count) return index
  return count === 1 ? int(0) : apply(holdRule, index.type, index, int(count - 1))
}

/** If `choices` are consecutive scalars of one buffer, the offset of the first. */
export const rowOf = (choices: Parts): { readonly array: Expr; readonly offset: Expr } | undefined => {
  const first = choices[0]
  if (first?.op !== 'index') return undefined
  const [array, offset] = [at(first.args, 0), at(first.args, 1)]
  const start = split(offset)
  const isRow = choices.every((choice, i) => {
    if (choice.op !== 'index' || at(choice.args, 0) !== array) return false
    const { base, constant } = split(at(choice.args, 1))
    return base === start.base && constant === start.constant + i
  })
  return isRow ? { array, offset } : undefined
}

/** Splits an offset into a computed part and a number. */
const split = (offset: Expr): { readonly base: Expr | undefined; readonly constant: number } => {
  if (offset.op === 'literal') return { base: undefined, constant: Number(offset.detail) }
  const [base, constant] = offset.args
  return offset.op === 'builtin' && offset.detail.name === 'addOffset' && constant?.op === 'literal'
    ? { base, constant: Number(constant.detail) }
    : { base: offset, constant: 0 }
}

/** Whether an index that may be out of range selects choice `i` of `count`. */
export const means = (index: Expr, i: number, count: number): Expr =>
  i === 0 ? binary('<=', index, like(index, 0)) : i === count - 1 ? binary('>=', index, like(index, i)) : binary('==', index, like(index, i))

/** Component `part` of the element of a row at an index that is in range. */
export const inRow = (row: { readonly array: Expr; readonly offset: Expr }, index: Expr, stride: number, part: number, alike: Expr): Expr =>
  scalarAt(row.array, offsetBy(offsetBy(row.offset, index, stride), int(part), 1), scalarOf(alike))
