/** Spreads a scalar over a vector wherever a language has no form that takes the two together. */
import { makeExpr, type Binary, type Builtin, type Expr } from '../ir/expr.ts'
import { typeOf } from '../ir/type.ts'
import { numeric, splat } from './build.ts'

/**
 * The mixed forms a language has: for each built-in a string with V (vector) or S (scalar) for each argument;
 * for operators, the operators that take both.
 */
export interface MixedForms {
  readonly builtins: Readonly<Record<string, string>>
  readonly operators: readonly string[]
}

export const splatScalars =
  ({ builtins, operators }: MixedForms) =>
  (expr: Expr): Expr => {
    if (expr.args.length < 2 || !(expr.op === 'builtin' || expr.op === 'binary')) return expr
    const isSelect = expr.detail === 'select'
    let wide = numeric(expr.type)
    let form = ''
    for (const [i, arg] of expr.args.entries()) {
      const type = numeric(arg.type)
      form += type.size > 1 ? 'V' : 'S'
      if (type.size > 1 && !(isSelect && i === 2)) wide = type
    }
    if (!form.includes('S') || !form.includes('V') || (expr.op === 'builtin' ? builtins[expr.detail] === form : operators.includes(expr.detail))) return expr
    // A single condition of select stays as it is; a shift keeps the kind of its amount.
    const args = expr.args.map((arg, i) => (isSelect && i === 2 ? arg : splat(arg, typeOf(numeric(arg.type).scalar, wide.size))))
    return args.every((arg, i) => arg === expr.args[i])
      ? expr
      : expr.op === 'builtin'
        ? makeExpr<Builtin>('builtin', expr.type, args, expr.detail)
        : makeExpr<Binary>('binary', expr.type, args, expr.detail)
  }
