/** What WGSL cannot say as it stands, and the passes that make it so, in order. */
import { makeExpr, type Expr, type Unary, type Uniform, type WholeUniform } from '../ir/expr.ts'
import type { Statement } from '../ir/statement.ts'
import { boolType, isNumeric, typeOf, uintType, type Type } from '../ir/type.ts'
import { compare, splat, uint } from '../proc/build.ts'
import { builtins } from '../proc/builtin/core.ts'
import { rewriteMatrices } from '../proc/provide.ts'
import type { Rule } from '../proc/walk.ts'
import { flooredMod } from './floored-mod.ts'
import { passPlaces } from './pass-place.ts'
import { splatScalars } from './splat.ts'
import { storeComponents } from './store.ts'

/** The uniform that a path of fields and elements leads into, if it is one of many parts that is not kept as it is read. */
const wholeOf = (expr: Expr | undefined): WholeUniform | undefined => {
  if (expr?.op === 'field' || expr?.op === 'index') return wholeOf(expr.args[0])
  return expr?.op === 'uniform' && expr.detail.whole?.stored !== expr.type && expr.type === expr.detail.type ? expr.detail.whole : undefined
}
const isPart = ({ op }: Expr): boolean => op === 'field' || op === 'index'
const isComposite = (type: Type): boolean => type.kind === 'struct' || type.kind === 'array'

/** A part of a uniform is read from the form it is stored in: as late as can be, so that one element brings no others. */
const storedUniform = (expr: Expr): Expr => {
  const whole = !isComposite(expr.type) && wholeOf(expr)
  if (whole) return whole.read(expr)
  if (!expr.args.some((arg, i) => isRead(expr, arg, i))) return expr
  // The copy has the members of the original, with arguments of the same types.
  return {
    op: expr.op,
    type: expr.type,
    detail: expr.detail,
    args: expr.args.map((arg, i) => (isRead(expr, arg, i) ? (wholeOf(arg)?.read(arg) ?? arg) : arg)),
  } as Expr
}
/** Whether an argument is a struct or an array in a uniform that is needed as a value. */
const isRead = (expr: Expr, arg: Expr, i: number): boolean => isComposite(arg.type) && !(i === 0 && isPart(expr)) && wholeOf(arg) !== undefined

/** The same for what a statement uses. */
const storedArguments = (statement: Statement): readonly Statement[] => {
  if (!statement.args.some(wholeOf)) return [statement]
  return [{ ...statement, args: statement.args.map((arg) => wholeOf(arg)?.read(arg) ?? arg) }]
}

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

export const wgslPasses: readonly Rule[] = [storedUniform, boolUniform, vectorNot, flooredMod, ownForm, rewriteMatrices.expression, splatScalars]
export const wgslStatementPasses: readonly ((statement: Statement) => readonly Statement[])[] = [storedArguments, rewriteMatrices.statement, storeComponents, passPlaces]
