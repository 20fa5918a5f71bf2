/** Gathers the functions of a shader: each body rewritten for its target, where it needs to be, callees before callers. */
import { foreignParameter } from '#explain'
import { ShaderError } from '../diagnostic/diagnostic.ts'
import type { Expr, Func } from '../ir/expr.ts'
import { walk } from './walk.ts'

/** A function as it will be printed. */
export interface Definition {
  readonly func: Func
  readonly body: Expr
}

/** Every function `entry` reaches, itself last. `rewrite` turns a body into what the target can say; it may add calls. */
export const collectDefinitions = (entries: readonly Func[], rewrite: (body: Expr) => Expr = (body) => body): readonly Definition[] => {
  const definitions: Definition[] = []
  const seen = new Set<Func>()
  const visit = (func: Func): void => {
    if (seen.has(func)) return
    seen.add(func)
    walk([func.body], (expr) => {
      if (expr.op === 'param' && !func.params.includes(expr.detail))
        throw new ShaderError({ ...foreignParameter(expr.detail.name, func.name), site: func.site })
    })
    const body = rewrite(func.body)
    walk([body], (expr) => {
      if (expr.op === 'call') visit(expr.detail)
    })
    definitions.push({ func, body })
  }
  entries.forEach(visit)
  return definitions
}
