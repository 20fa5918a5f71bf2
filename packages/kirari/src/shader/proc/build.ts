/** Short ways to make typed expressions, for passes and for what is written out when it is made. */
import { makeExpr, type Binary, type BinaryOperator, type Builtin, type Construct, type Expr, type Literal } from '../ir/expr.ts'
import { boolType, floatType, typeOf, type NumericType, type Type } from '../ir/type.ts'

export const numeric = (type: Type): NumericType => {
  if (type.kind === 'struct') throw new TypeError(`expected a number type, got ${type.name}: please report this`)
  return type
}

export const float = (value: number): Expr => makeExpr<Literal>('literal', floatType, [], value)

/** One scalar in every component of `type`. */
export const splat = (expr: Expr, type: NumericType): Expr =>
  type.size === 1 || expr.type === type ? expr : makeExpr<Construct>('construct', type, [expr], undefined)

export const arithmetic = (operator: BinaryOperator, left: Expr, right: Expr): Expr => {
  const a = numeric(left.type)
  const b = numeric(right.type)
  return makeExpr<Binary>('binary', a.size > b.size ? a : b, [left, right], operator)
}

export const compare = (operator: BinaryOperator, left: Expr, right: Expr): Expr =>
  makeExpr<Binary>('binary', typeOf(boolType, numeric(left.type).size), [left, right], operator)

export const call = (name: string, type: NumericType, ...args: readonly Expr[]): Expr => makeExpr<Builtin>('builtin', type, args, name)
