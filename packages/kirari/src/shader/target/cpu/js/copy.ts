/** Copies flat arrays: an assignment copies an array, since arrays are values. */
import type { Expr } from '../../../ir/expr.ts'
import { componentCount } from '../../../ir/component-count.ts'
import type { Write } from './expression.ts'
import { unbracket, type Need } from './number.ts'

export const copyLines = (to: Expr, from: Expr, write: Write, need: Need): readonly string[] => {
  const target = partOf(to, write)
  if (from.op === 'construct') return from.args.map((scalar, i) => `${target.array}[${plus(target.offset, i)}] = ${unbracket(write(scalar))}`)
  const source = partOf(from, write)
  if (target.isFull && source.isFull) return [`${target.array}.set(${source.array})`]
  return [`${need('copy')}(${target.array}, ${target.offset}, ${source.array}, ${source.offset}, ${componentCount(to.type)})`]
}

const partOf = (expr: Expr, write: Write): { readonly array: string; readonly offset: string; readonly isFull: boolean } => {
  const [array, offset] = expr.op === 'builtin' ? expr.args : []
  if (!array || !offset) return { array: write(expr), offset: '0', isFull: true }
  return {
    array: write(array),
    offset: write(offset),
    isFull: offset.op === 'literal' && offset.detail === 0 && componentCount(array.type) === componentCount(expr.type),
  }
}

const plus = (offset: string, i: number): string => (/^\d+$/.test(offset) ? String(Number(offset) + i) : i === 0 ? offset : `${offset} + ${i}`)
