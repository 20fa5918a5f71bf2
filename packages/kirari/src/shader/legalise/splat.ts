/** Spreads a scalar over a vector where WGSL has no form that takes the two together: all but `mix` and arithmetic. */
import { makeExpr, type Binary, type Builtin, type Expr } from '../ir/expr.ts'
import { isNumeric, typeOf } from '../ir/type.ts'
import { numeric, splat } from '../proc/build.ts'
import { builtins } from '../proc/builtin/core.ts'
import { widest } from '../proc/builtin/rule.ts'

/** Built-ins whose rule lets a scalar stand beside vectors, and which WGSL has only for vectors. */
const spread: readonly unknown[] = [builtins.min, builtins.max, builtins.clamp, builtins.step, builtins.smoothstep]

export const splatScalars = (expr: Expr): Expr => {
  if (expr.op === 'builtin') {
    if (!spread.includes(expr.detail)) return expr
    const args = splatArguments(expr.args)
    return args === expr.args ? expr : makeExpr<Builtin>('builtin', expr.type, args, expr.detail)
  }
  if (expr.op !== 'binary' || ['+', '-', '*', '/', '%'].includes(expr.detail) || !expr.args.every((arg) => isNumeric(arg.type))) return expr
  const args = splatArguments(expr.args)
  return args === expr.args ? expr : makeExpr<Binary>('binary', expr.type, args, expr.detail)
}

/** The same list where nothing changes. The amount of a shift keeps its own kind. */
const splatArguments = (args: readonly Expr[]): readonly Expr[] => {
  const size = widest(args.map((arg) => arg.type))?.size ?? 1
  return args.every((arg) => numeric(arg.type).size === size) ? args : args.map((arg) => splat(arg, typeOf(numeric(arg.type).scalar, size)))
}
