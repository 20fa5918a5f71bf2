/**
 * `smoothstep` where its edges are not known to ascend: both languages leave equal or reversed edges undefined,
 * or refuse them. Ours: equal edges give a step, reversed edges descend.
 */
import type { Expr } from '../ir/expr.ts'
import { arithmetic, call, compare, float, splat } from './build.ts'

/** Leaves the built-in alone where both edges are numbers that ascend. */
export const smoothstepEdges = (expr: Expr): Expr => (ascends(expr) ? expr : smoothstepFormula(expr))

const ascends = ({ args: [low, high] }: Expr): boolean => low?.op === 'literal' && high?.op === 'literal' && low.detail < high.detail

export const smoothstepFormula = (expr: Expr): Expr => {
  const [low, high, x] = expr.args
  if (expr.op !== 'builtin' || expr.detail !== 'smoothstep' || !low || !high || !x) return expr
  const { type } = expr
  const ratio = arithmetic('/', arithmetic('-', splat(x, type), low), arithmetic('-', high, low))
  const t = call('clamp', type, splat(ratio, type), splat(float(0), type), splat(float(1), type))
  const ramp = arithmetic('*', arithmetic('*', t, t), arithmetic('-', float(3), arithmetic('*', float(2), t)))
  if (ascends(expr)) return ramp
  const wide = splat(low, type)
  return call('select', type, ramp, call('step', type, wide, splat(x, type)), compare('==', wide, splat(high, type)))
}
