/** What GLSL ES 3.00 cannot say as it stands, and the passes that make it so, in order. */
import type { Expr } from '../ir/expr.ts'
import type { Rule } from '../proc/walk.ts'

/** Built-ins that GLSL has in another form bring it with them. */
const ownForm = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail.toGLSL ? expr.detail.toGLSL(expr) : expr)

export const glslPasses: readonly Rule[] = [ownForm]
