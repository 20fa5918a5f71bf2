/** `mod` as x − y·floor(x / y): WGSL's % truncates, so the sign would follow x. */
import type { Expr } from '../../../ir/expr.ts'
import { arithmetic, call, numeric } from '../../../pass/build.ts'
import { splat } from '../../../pass/construct.ts'
import { builtins } from '../../../builtin/core.ts'

export const flooredMod = (expr: Expr): Expr => {
  const [x, y] = expr.args
  if (expr.op !== 'builtin' || expr.detail !== builtins.mod || !x || !y) return expr
  const wide = splat(x, numeric(expr.type))
  const quotient = arithmetic('/', wide, y)
  return arithmetic('-', wide, arithmetic('*', y, call(builtins.floor, numeric(quotient.type), quotient)))
}
