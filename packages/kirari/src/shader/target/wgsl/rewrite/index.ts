/**
 * What WGSL cannot say as it stands, and the passes that make it so, in order. What only some programs need comes with
 * their uniforms and functions.
 */
import { makeExpr, type Expr, type Func, type Unary, type PackedUniform } from '../../../ir/expr.ts'
import type { Block, StatementRule } from '../../../ir/statement.ts'
import { builtins } from '../../../builtin/core.ts'
import { rewriteMatrices } from '../../../feature/matrix-rewrite.ts'
import type { Rule } from '../../../pass/rebuild.ts'
import { expressionsIn } from '../../../pass/walk.ts'
import { flooredMod } from './floored-mod.ts'
import { splatScalars } from './splat.ts'
import { rewriteWith } from '../../text/rewrite.ts'
import { typeConstants } from './type-constants.ts'
import { wrapConstants } from './wrap-constants.ts'

/** Negating a bvec is an operator. */
const vectorNot = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail === builtins.not ? makeExpr<Unary>('unary', expr.type, expr.args, '!') : expr)

/** Built-ins that WGSL has in another form bring it with them. */
const ownForm = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail.toWGSL ? expr.detail.toWGSL(expr) : expr)

const passes: readonly Rule[] = [vectorNot, flooredMod, ownForm, rewriteMatrices.expression, splatScalars, wrapConstants, typeConstants]
/** Those that look at more than operators and built-ins. */
const passesOfAll: readonly Rule[] = [rewriteMatrices.expression, wrapConstants]

const inWGSL: Rule = (expr) => {
  let current = expr
  for (const pass of expr.op === 'builtin' || expr.op === 'binary' ? passes : passesOfAll) current = pass(current)
  return current
}

/** Turns bodies into what WGSL can say; `forms` and `statementForms` are what their stage needs before. */
export const rewriteWGSL =
  (forms: readonly Rule[] = [], statementForms: readonly StatementRule[] = []) =>
  (body: Block, { toWGSL = [] }: Func): Block => {
    const packed = packedIn(body)
    return rewriteWith(
      [...forms, ...(packed ? [packed.expression] : []), inWGSL],
      [...statementForms, ...(packed ? [packed.statement] : []), rewriteMatrices.statement, ...toWGSL],
    )(body)
  }

/** A uniform that is kept as something else: all are read by the same rules. */
const packedIn = (body: Block): PackedUniform | undefined => {
  for (const expr of expressionsIn(body)) if (expr.op === 'uniform' && expr.detail.packed) return expr.detail.packed
  return undefined
}
