/**
 * The passes that rewrite what WGSL does not support, in order. Passes that only some programs need come with their uniforms and
 * functions.
 */
import { makeExpr, type Expr, type Func, type Unary, type UniformPacking } from '../../../ir/expr.ts'
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

/** Negating a bvec is an operator in WGSL. */
const vectorNot = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail === builtins.not ? makeExpr<Unary>('unary', expr.type, expr.args, '!') : expr)

/** Built-ins that WGSL has in another form bring that form. */
const ownForm = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail.toWGSL ? expr.detail.toWGSL(expr) : expr)

const passes: readonly Rule[] = [vectorNot, flooredMod, ownForm, rewriteMatrices.expression, splatScalars, wrapConstants, typeConstants]
/** Passes that rewrite more than operators and built-ins. */
const passesOfAll: readonly Rule[] = [rewriteMatrices.expression, wrapConstants]

const inWGSL: Rule = (expr) => {
  let current = expr
  for (const pass of expr.op === 'builtin' || expr.op === 'binary' ? passes : passesOfAll) current = pass(current)
  return current
}

/** Rewrites bodies for WGSL; `forms` and `statementForms` are passes of the stage that come first. */
export const rewriteWGSL =
  (forms: readonly Rule[] = [], statementForms: readonly StatementRule[] = []) =>
  (body: Block, { statements }: Func): Block => {
    const packing = packingIn(body)
    return rewriteWith(
      [...forms, ...(packing ? [packing.expression] : []), inWGSL],
      [...statementForms, ...(packing ? [packing.statement] : []), rewriteMatrices.statement, ...(statements?.wgslRules ?? [])],
    )(body)
  }

/** The packing of any uniform that has one: all are read by the same rules. */
const packingIn = (body: Block): UniformPacking | undefined => {
  for (const expr of expressionsIn(body)) if (expr.op === 'uniform' && expr.detail.packing) return expr.detail.packing
  return undefined
}
