/** What GLSL ES 3.00 cannot say as it stands: built-ins that it has in another form, which bring what makes them so. */
import type { Block } from '../../ir/statement.ts'
import { expressionsIn } from '../../pass/walk.ts'

export const rewriteGLSL = (body: Block): Block => {
  for (const expr of expressionsIn(body)) if (expr.op === 'builtin' && expr.detail.bodyToGLSL) return expr.detail.bodyToGLSL(body)
  return body
}
