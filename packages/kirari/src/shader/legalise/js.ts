/** What JavaScript has no single operation for, as operations it has: so that each is rounded as a GPU rounds it. */
import type { Builtin, Expr } from '../ir/expr.ts'
import { arithmetic, call, compare, float, numeric, splat } from '../proc/build.ts'
import { flooredMod } from './floored-mod.ts'
import { smoothstepFormula } from '../proc/smoothstep.ts'

const zero = (expr: Expr): Expr => splat(float(0), numeric(expr.type))
const one = (expr: Expr): Expr => splat(float(1), numeric(expr.type))
const clamp = (expr: Builtin, x: Expr, low: Expr, high: Expr): Expr => call('min', expr.type, call('max', expr.type, x, low), high)

const expand = (expr: Expr): Expr => {
  if (expr.op !== 'builtin') return expr
  const { type } = expr
  // The rule of each built-in has fixed how many arguments it has.
  const [a, b, c] = expr.args as readonly [Expr, Expr, Expr]
  switch (expr.detail) {
    case 'mix':
      return arithmetic('+', arithmetic('*', splat(a, type), arithmetic('-', float(1), c)), arithmetic('*', splat(b, type), c))
    case 'step':
      return call('select', type, zero(expr), one(expr), compare('>=', splat(b, type), splat(a, type)))
    case 'clamp':
      return clamp(expr, splat(a, type), b, c)
    case 'smoothstep':
      return smoothstepFormula(type, a, b, c)
    case 'fract':
      return arithmetic('-', a, call('floor', type, a))
    default:
      return expr
  }
}

export const jsPasses: readonly ((expr: Expr) => Expr)[] = [flooredMod, expand]
