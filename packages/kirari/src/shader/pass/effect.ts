/** What a function does beyond giving a result: decides whether a call of it has a place among the statements. */
import type { Expr, Func } from '../ir/expr.ts'
import type { Block } from '../ir/statement.ts'
import { expressionsIn, rootOf, statementsIn } from './walk.ts'
import { isPlace } from './written.ts'

/** `writes` memory outside the function, only `reads` it, or neither. Parameters that are written back are the caller's matter. */
export const effectOf = (body: Block): Func['effect'] => {
  if (statementsIn(body).some(({ op, args: [place] }) => op === 'assign' && place && isOuterPlace(place))) return 'writes'
  let effect: Func['effect']
  for (const expr of expressionsIn(body)) {
    const own = expr.op === 'call' || expr.op === 'builtin' ? expr.detail.effect : isOuterMemory(expr) ? 'reads' : undefined
    if (own === 'writes' || expr.args.some((arg, i) => isPlace(expr, i) && isOuterPlace(arg))) return 'writes'
    effect ??= own
  }
  return effect
}

const isOuterMemory = (expr: Expr): boolean => expr.op === 'storage' || (expr.op === 'param' && expr.detail.space === 'workgroup')
const isOuterPlace = (place: Expr): boolean => {
  const root = rootOf(place)
  return root !== undefined && isOuterMemory(root)
}
