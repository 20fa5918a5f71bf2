/** Rewrites built-ins that GLSL ES 3.00 has in another form; the built-ins bring the code for it. */
import type { Block } from '../../ir/statement.ts'
import { expressionsIn } from '../../pass/walk.ts'

export const rewriteGLSL = (body: Block): Block => {
  for (const expr of expressionsIn(body)) if (expr.op === 'builtin' && expr.detail.bodyToGLSL) return expr.detail.bodyToGLSL(body)
  return body
}
