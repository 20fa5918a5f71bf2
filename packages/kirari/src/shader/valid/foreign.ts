/** A parameter, constant or variable belongs to one function. What all functions share is none of these. */
import { foreignParameter, siteIn } from '#explain'
import { declaredIn } from '../pass/walk.ts'
import { placed, type Check } from './shader.ts'

export const checkForeign: Check = (shader) => {
  for (const { func, body, order } of shader.definitions) {
    const known = new Set([...func.params, ...declaredIn(body)])
    for (const expr of order) {
      if (expr.op !== 'param' || known.has(expr.detail)) continue
      const { space, value, name } = expr.detail
      if (space !== 'workgroup' && space !== 'output' && !value) return placed(foreignParameter(name, func.name), func, siteIn(body, expr) ?? func.site, shader)
    }
  }
  return undefined
}
