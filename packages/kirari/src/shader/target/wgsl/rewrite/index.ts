/**
 * What WGSL cannot say as it stands, and the passes that make it so, in order. What only some programs need comes with
 * their uniforms and functions.
 */
import { makeExpr, type Expr, type Func, type Unary } from '../../../ir/expr.ts'
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

/** Turns bodies into what WGSL can say; `form` and `statementForm` are what their stage needs before. */
export const rewriteWGSL =
  (form: Rule = (expr) => expr, statementForm: StatementRule = (statement) => [statement]) =>
  (body: Block, { toWGSL = [] }: Func): Block => {
    // All that are kept as something else are read by the same rules.
    const wholes = expressionsIn(body)
      .flatMap((expr) => (expr.op === 'uniform' && expr.detail.whole) || [])
      .slice(0, 1)
    return rewriteWith(
      [form, ...wholes.map(({ expression }) => expression), ...passes],
      [statementForm, ...wholes.map(({ statement }) => statement), rewriteMatrices.statement, ...toWGSL],
    )(body)
  }
