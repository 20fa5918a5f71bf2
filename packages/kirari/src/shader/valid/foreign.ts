/** Refuses a parameter, constant or variable of another function. Names that all functions share do not count. */
import { foreignParameter, siteIn } from '#explain'
import { declaredIn } from '../pass/walk.ts'
import { placed, type Check } from './shader.ts'

export const checkForeign: Check = (shader) => {
  for (const { func, body, order } of shader.definitions) {
    const known = new Set([...func.params, ...declaredIn(body)])
    for (const expr of order) {
      if (expr.op !== 'param' || known.has(expr.detail)) continue
      const { space, moduleLines, name } = expr.detail
      if (space !== 'workgroup' && space !== 'output' && !moduleLines)
        return placed(foreignParameter(name, func.name), func, siteIn(body, expr) ?? func.site, shader)
    }
  }
  return undefined
}
