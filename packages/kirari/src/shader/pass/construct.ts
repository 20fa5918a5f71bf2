/** Expressions that put values together. Apart from build.ts because every shader has them. */
import { makeExpr, type Construct, type Expr } from '../ir/expr.ts'
import type { NumericType, Type } from '../ir/type.ts'

/** A value from parts, or a conversion. */
export const construct = (type: Type, ...parts: readonly Expr[]): Expr => makeExpr<Construct>('construct', type, parts, undefined)

/** One scalar in every component of `type`. */
export const splat = (expr: Expr, type: NumericType): Expr => (type.size === 1 || expr.type === type ? expr : construct(type, expr))
