/** What WGSL cannot say as it stands, and the passes that make it so, in order. */
import { makeExpr, type Expr, type Unary, type Uniform } from '../ir/expr.ts'
import type { Statement } from '../ir/statement.ts'
import { boolType, isNumeric, typeOf, uintType } from '../ir/type.ts'
import { compare, splat, uint } from '../proc/build.ts'
import { builtins } from '../proc/builtin/core.ts'
import type { Rule } from '../proc/walk.ts'
import { flooredMod } from './floored-mod.ts'
import { matrixForms } from './matrix.ts'
import { passPlaces } from './pass-place.ts'
import { splatScalars } from './splat.ts'
import { storeComponents } from './store.ts'

/** A bool cannot lie in a uniform block: it is a u32 there. */
const boolUniform = (expr: Expr): Expr => {
  if (expr.op !== 'uniform' || !isNumeric(expr.type) || expr.type.scalar !== boolType) return expr
  const stored = typeOf(uintType, expr.type.size)
  return compare('!=', makeExpr<Uniform>('uniform', stored, [], expr.detail), splat(uint(0), stored))
}

/** Negating a bvec is an operator. */
const vectorNot = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail === builtins.not ? makeExpr<Unary>('unary', expr.type, expr.args, '!') : expr)

/** Built-ins that WGSL has in another form bring it with them. */
const ownForm = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail.toWGSL ? expr.detail.toWGSL(expr) : expr)

export const wgslPasses: readonly Rule[] = [boolUniform, vectorNot, flooredMod, ownForm, matrixForms, splatScalars]
export const wgslStatementPasses: readonly ((statement: Statement) => readonly Statement[])[] = [storeComponents, passPlaces]
