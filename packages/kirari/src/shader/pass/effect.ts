/** The effects of a function: they decide whether the order of a call among the statements matters. */
import type { Expr, Func } from '../ir/expr.ts'
import type { Block } from '../ir/statement.ts'
import { expressionsIn, rootOf } from './walk.ts'
import { isPlace } from './written.ts'

/** Whether it `writes` memory outside the function, only `reads` it, or neither. Writing `inout` parameters is an effect of the caller. */
export const effectOf = (body: Block): Func['effect'] => {
  if (assignsOuter(body)) return 'writes'
  let effect: Func['effect']
  for (const expr of expressionsIn(body)) {
    const isCall = expr.op === 'call' || expr.op === 'builtin'
    const own = isCall ? expr.detail.effect : isOuterMemory(expr) ? 'reads' : undefined
    if (own === 'writes' || (isCall && writesOuter(expr))) return 'writes'
    effect ??= own
  }
  return effect
}

/** Whether it writes to a place outside the function that it gets as an argument. */
const writesOuter = (expr: Expr): boolean => {
  for (let i = 0; i < expr.args.length; i++) {
    const arg = isPlace(expr, i) ? expr.args[i] : undefined
    if (arg && isOuterPlace(arg)) return true
  }
  return false
}

const assignsOuter = (block: Block): boolean =>
  block.some(({ op, args: [place], blocks }) => (op === 'assign' && place && isOuterPlace(place)) || blocks.some(assignsOuter))

const isOuterMemory = (expr: Expr): boolean => expr.op === 'storage' || (expr.op === 'param' && expr.detail.space === 'workgroup')
const isOuterPlace = (place: Expr): boolean => {
  const root = rootOf(place)
  return root !== undefined && isOuterMemory(root)
}
