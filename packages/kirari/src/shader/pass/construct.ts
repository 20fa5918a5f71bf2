/** Constructors of composite values. Apart from build.ts because every shader needs them. */
import { makeExpr, type Construct, type Expr } from '../ir/expr.ts'
import type { NumericType, Type } from '../ir/type.ts'

/** A value from its parts, or a conversion. */
export const construct = (type: Type, ...parts: readonly Expr[]): Expr => makeExpr<Construct>('construct', type, parts, undefined)

/** A value of `type` with the scalar in every component. */
export const splat = (expr: Expr, type: NumericType): Expr => (type.size === 1 || expr.type === type ? expr : construct(type, expr))
