/** Collects the functions of a shader, each body rewritten for its target, callees before callers. */
import type { Expr, Func } from '../ir/expr.ts'
import type { Block } from '../ir/statement.ts'
import { cut } from './cut.ts'
import { expressionsIn } from './walk.ts'

/** A function as it will be printed. */
export interface Definition {
  readonly func: Func
  readonly body: Block
  /** All expressions of the body, arguments before their users. */
  readonly order: readonly Expr[]
}

/** The rewrites that a target needs before functions can be printed. */
export interface Gathering {
  /** Rewrites a body into a form that the target supports; it may add calls. */
  readonly rewrite?: (body: Block, func: Func) => Block
  /** The polyfill for a built-in or an operator that the target lacks. */
  readonly polyfill?: (expr: Expr) => Func | undefined
}

/** Every function reachable from the entries, callees first. */
export const collectDefinitions = (entries: readonly Func[], { rewrite, polyfill }: Gathering = {}): readonly Definition[] => {
  const definitions: Definition[] = []
  const seen = new Set<Func>()
  const visit = (func: Func): void => {
    if (seen.has(func)) return
    seen.add(func)
    // Cut before the rewrite, which may recurse, and after it, because it makes expressions longer.
    const short = cut(func.body)
    const body = rewrite ? cut(rewrite(short, func)) : short
    const order = expressionsIn(body)
    for (const expr of order) {
      const called = expr.op === 'call' ? expr.detail : polyfill?.(expr)
      if (called) visit(called)
    }
    definitions.push({ func, body, order })
  }
  entries.forEach(visit)
  return definitions
}
