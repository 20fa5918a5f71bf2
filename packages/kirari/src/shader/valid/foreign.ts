/**
 * A parameter or variable of another function. Gathering the functions finds it too, in production as well; here it is said with
 * the place of the statement that uses it.
 */
import { foreignParameter } from '#explain'
import { ShaderError } from '../diagnostic/diagnostic.ts'
import type { Func } from '../ir/expr.ts'
import { declaredIn, inOrder, statementsIn } from '../proc/walk.ts'

export const checkForeign = (entries: readonly Func[]): void => {
  const seen = new Set<Func>()
  const visit = (func: Func): void => {
    if (seen.has(func)) return
    seen.add(func)
    const known: ReadonlySet<unknown> = new Set([...func.params, ...declaredIn(func.body)])
    for (const { args, site } of statementsIn(func.body)) {
      for (const expr of inOrder(args)) {
        if (expr.op === 'call') visit(expr.detail)
        if (expr.op === 'param' && isLocal(expr.detail) && !known.has(expr.detail))
          throw new ShaderError({ ...foreignParameter(expr.detail.name, func.name), site: site ?? func.site })
      }
    }
  }
  entries.forEach(visit)
}

/** What belongs to one function, and to no stage as a whole. */
const isLocal = ({ space, value }: Func['params'][number]): boolean => space !== 'workgroup' && space !== 'output' && !value
