/** Splats scalars beside vectors where WGSL has no overload for the two: in all but `mix` and arithmetic. */
import { withArgs, type Expr } from '../../../ir/expr.ts'
import { isNumeric, typeOf } from '../../../ir/type.ts'
import { splat } from '../../../pass/construct.ts'
import { mapped } from '../../../pass/mapped.ts'
import { builtins } from '../../../builtin/core.ts'

/** Operators and built-ins that take scalars beside vectors in Kirari, but not in WGSL. */
const spread: readonly unknown[] = [builtins.min, builtins.max, builtins.clamp, builtins.step, builtins.smoothstep, '&', '|', '^', '<<', '>>']

export const splatScalars = (expr: Expr): Expr => {
  const { type, args, detail } = expr
  if (!spread.includes(detail) || !isNumeric(type)) return expr
  // The right operand of a shift keeps its own scalar type.
  const spreadArgs = mapped(args, (arg) => (isNumeric(arg.type) ? splat(arg, typeOf(arg.type.scalar, type.size)) : arg))
  return spreadArgs === args ? expr : withArgs(expr, spreadArgs)
}
