/** Gathers the functions of a shader: each body rewritten for its target, where it needs to be, callees before callers. */
import { foreignParameter } from '#explain'
import { ShaderError } from '../diagnostic/diagnostic.ts'
import type { Expr, Func } from '../ir/expr.ts'
import { inOrder } from './walk.ts'

/** A function as it will be printed. */
export interface Definition {
  readonly func: Func
  readonly body: Expr
  /** The body and all below it, arguments before what uses them. */
  readonly order: readonly Expr[]
}

/** Every function `entry` reaches, itself last. `rewrite` turns a body into what the target can say; it may add calls. */
export const collectDefinitions = (entries: readonly Func[], rewrite?: (body: Expr) => Expr): readonly Definition[] => {
  const definitions: Definition[] = []
  const seen = new Set<Func>()
  const visit = (func: Func): void => {
    if (seen.has(func)) return
    seen.add(func)
    const body = rewrite ? rewrite(func.body) : func.body
    const order = inOrder([body])
    for (const { op, detail } of order) {
      if (op === 'call') visit(detail)
      else if (op === 'param' && !func.params.includes(detail)) throw new ShaderError({ ...foreignParameter(detail.name, func.name), site: func.site })
    }
    definitions.push({ func, body, order })
  }
  entries.forEach(visit)
  return definitions
}
