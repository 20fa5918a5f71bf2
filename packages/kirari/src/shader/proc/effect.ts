/** What a function does beyond giving a result: decides whether a call of it has a place among the statements. */
import type { Func } from '../ir/expr.ts'
import type { Block } from '../ir/statement.ts'
import { expressionsIn, rootOf, statementsIn } from './walk.ts'

/** `writes` memory outside the function, only `reads` it, or neither. Parameters that are written back are the caller's matter. */
export const effectOf = (body: Block): Func['effect'] => {
  for (const { op, args } of statementsIn(body)) {
    const root = op === 'assign' && args[0] ? rootOf(args[0]) : undefined
    if (root?.op === 'storage' || (root?.op === 'param' && root.detail.space === 'workgroup')) return 'writes'
  }
  let effect: Func['effect']
  for (const expr of expressionsIn(body)) {
    const own = expr.op === 'call' || expr.op === 'builtin' ? expr.detail.effect : isOuterMemory(expr) ? 'reads' : undefined
    if (own === 'writes') return own
    effect ??= own
  }
  return effect
}

const isOuterMemory = (expr: Parameters<typeof rootOf>[0]): boolean => expr.op === 'storage' || (expr.op === 'param' && expr.detail.space === 'workgroup')
