/** Gathers the functions of a shader: each body rewritten for its target, where it needs to be, callees before callers. */
import type { Expr, Func } from '../ir/expr.ts'
import type { Block } from '../ir/statement.ts'
import { cut } from './cut.ts'
import { expressionsIn } from './walk.ts'

/** A function as it will be printed. */
export interface Definition {
  readonly func: Func
  readonly body: Block
  /** All expressions of the body, arguments before what uses them. */
  readonly order: readonly Expr[]
}

/** What a target needs to do to functions before they can be printed. */
export interface Gathering {
  /** Turns a body into what the target can say; it may add calls. */
  readonly rewrite?: (body: Block, func: Func) => Block
  /** The function that stands in for a built-in or an operator the target does not have. */
  readonly polyfill?: (expr: Expr) => Func | undefined
}

/** Every function the entries reach, callees first. */
export const collectDefinitions = (entries: readonly Func[], { rewrite, polyfill }: Gathering = {}): readonly Definition[] => {
  const definitions: Definition[] = []
  const seen = new Set<Func>()
  const visit = (func: Func): void => {
    if (seen.has(func)) return
    seen.add(func)
    // Long expressions are cut before anything looks into them; what a target needs done makes them longer again.
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
