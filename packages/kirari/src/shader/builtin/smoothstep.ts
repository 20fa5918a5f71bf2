/**
 * `smoothstep`, expanded. Both languages leave equal or reversed edges undefined, or reject them;
 * in Kirari equal edges give a step, reversed edges a falling ramp.
 */
import { makeExpr, type Expr, type Literal } from '../ir/expr.ts'
import { floatType, type NumericType } from '../ir/type.ts'
import { arithmetic, call, compare } from '../pass/build.ts'
import { splat } from '../pass/construct.ts'
import { builtins, selectRule } from './core.ts'

/** `high` − `low`, rounded to single precision first, where both are literals; NaN otherwise. */
const rise = (low: Expr, high: Expr): number =>
  low.op === 'literal' && high.op === 'literal' ? Math.fround(Number(high.detail)) - Math.fround(Number(low.detail)) : NaN

/** Whether both edges are ascending literals: the only case in which a language's own built-in is defined. */
export const ascends = (low: Expr, high: Expr): boolean => rise(low, high) > 0

/** The ramp from 0 at `low` to 1 at `high`; `type` is the widest of the three. */
export const smoothstepFormula = (type: NumericType, low: Expr, high: Expr, x: Expr): Expr => {
  const number = (value: number): Expr => makeExpr<Literal>('literal', type.scalar, [], value)
  const wide = splat(low, type)
  const jump = call(builtins.step, type, wide, splat(x, type))
  // Halves are rounded further, so the shader compares them.
  const known = type.scalar === floatType ? rise(low, high) : NaN
  if (known === 0) return jump
  const ratio = arithmetic('/', arithmetic('-', splat(x, type), low), arithmetic('-', high, low))
  const t = call(builtins.clamp, type, splat(ratio, type), number(0), number(1))
  const ramp = arithmetic('*', arithmetic('*', t, t), arithmetic('-', number(3), arithmetic('*', number(2), t)))
  return known < 0 ? ramp : call(selectRule, type, ramp, jump, compare('==', wide, splat(high, type)))
}
