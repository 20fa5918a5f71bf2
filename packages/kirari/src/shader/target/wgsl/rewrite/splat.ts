/** Spreads a scalar over a vector where WGSL has no form that takes the two together: all but `mix` and arithmetic. */
import type { Expr } from '../../../ir/expr.ts'
import { isNumeric, typeOf } from '../../../ir/type.ts'
import { splat } from '../../../pass/construct.ts'
import { builtins } from '../../../builtin/core.ts'

/** Operators, and built-ins whose rule lets a scalar stand beside vectors, that WGSL has only for vectors. */
const spread: readonly unknown[] = [builtins.min, builtins.max, builtins.clamp, builtins.step, builtins.smoothstep, '&', '|', '^', '<<', '>>']

export const splatScalars = (expr: Expr): Expr => {
  const { op, type, args, detail } = expr
  if (!spread.includes(detail) || !isNumeric(type)) return expr
  // The amount of a shift keeps its own kind.
  const spreadArgs = args.map((arg) => (isNumeric(arg.type) ? splat(arg, typeOf(arg.type.scalar, type.size)) : arg))
  // The copy has the members of the original, with arguments as wide as what it gives.
  return spreadArgs.every((arg, i) => arg === args[i]) ? expr : ({ op, type, args: spreadArgs, detail } as Expr)
}
