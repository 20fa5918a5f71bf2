/** What WGSL cannot say as it stands, and the passes that make it so, in order. */
import { makeExpr, type Expr, type Unary, type Uniform, type WholeUniform } from '../ir/expr.ts'
import type { Statement } from '../ir/statement.ts'
import { boolType, isNumeric, typeOf, uintType } from '../ir/type.ts'
import { compare, splat, uint } from '../proc/build.ts'
import { builtins } from '../proc/builtin/core.ts'
import { rewriteMatrices } from '../proc/provide.ts'
import type { Rule } from '../proc/walk.ts'
import { flooredMod } from './floored-mod.ts'
import { passPlaces } from './pass-place.ts'
import { splatScalars } from './splat.ts'
import { storeComponents } from './store.ts'
import { wrapConstants } from './wrap-constants.ts'

/** The uniform that a path of fields and elements leads into, if it is one of many parts. */
const wholeOf = (expr: Expr): WholeUniform | undefined =>
  expr.op === 'uniform' ? expr.detail.whole : isPart(expr) && expr.args[0] ? wholeOf(expr.args[0]) : undefined
const isPart = ({ op }: Expr): boolean => op === 'field' || op === 'index'

/** A uniform of many parts knows how it is kept and read. */
const storedUniform = (expr: Expr): Expr => {
  for (const part of [expr, ...expr.args]) {
    const whole = wholeOf(part)
    if (whole) return whole.rewrite(expr)
  }
  return expr
}

/** The same for a whole that a statement uses. */
const storedArguments = (statement: Statement): readonly Statement[] =>
  statement.args.some(wholeOf) ? [{ ...statement, args: statement.args.map((arg) => wholeOf(arg)?.read(arg) ?? arg) }] : [statement]

/** A bool cannot lie in a uniform block: it is a u32 there. */
const boolUniform = (expr: Expr): Expr => {
  if (expr.op !== 'uniform' || !isNumeric(expr.type) || expr.type.scalar !== boolType || expr.detail.whole) return expr
  const stored = typeOf(uintType, expr.type.size)
  return compare('!=', makeExpr<Uniform>('uniform', stored, [], expr.detail), splat(uint(0), stored))
}

/** Negating a bvec is an operator. */
const vectorNot = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail === builtins.not ? makeExpr<Unary>('unary', expr.type, expr.args, '!') : expr)

/** Built-ins that WGSL has in another form bring it with them. */
const ownForm = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail.toWGSL ? expr.detail.toWGSL(expr) : expr)

export const wgslPasses: readonly Rule[] = [storedUniform, boolUniform, vectorNot, flooredMod, ownForm, rewriteMatrices.expression, splatScalars, wrapConstants]
export const wgslStatementPasses: readonly ((statement: Statement) => readonly Statement[])[] = [
  storedArguments,
  rewriteMatrices.statement,
  storeComponents,
  passPlaces,
]
