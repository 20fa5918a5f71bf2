/** What WGSL cannot say as it stands, and the passes that make it so, in order. */
import { makeExpr, type Expr, type Literal, type Unary, type Uniform } from '../ir/expr.ts'
import { boolType, typeOf, uintType } from '../ir/type.ts'
import { compare, splat } from '../proc/build.ts'
import { flooredMod } from './floored-mod.ts'
import { splatScalars } from './splat.ts'

/** A bool cannot lie in a uniform block: it is a u32 there. */
const boolUniform = (expr: Expr): Expr => {
  if (expr.op !== 'uniform' || expr.type.scalar !== boolType) return expr
  const stored = typeOf(uintType, expr.type.size)
  return compare('!=', makeExpr<Uniform>('uniform', stored, [], expr.detail), splat(makeExpr<Literal>('literal', uintType, [], 0), stored))
}

/** Negating a bvec is an operator. */
const vectorNot = (expr: Expr): Expr => (expr.op === 'builtin' && expr.detail === 'not' ? makeExpr<Unary>('unary', expr.type, expr.args, '!') : expr)

export const wgslPasses: readonly ((expr: Expr) => Expr)[] = [boolUniform, vectorNot, flooredMod, splatScalars]
