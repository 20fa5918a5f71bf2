/**
 * WGSL computes what is made of numbers alone when it compiles, in 64 bits, and refuses what does not fit 32 at the end. With the type written
 * beside the first of them, everything is computed in 32 bits, as in all other places. Whole numbers that wrap are wrap-constants.ts's matter.
 */
import { makeExpr, withArgs, type Construct, type Expr } from '../../../ir/expr.ts'
import { floatType, intType } from '../../../ir/type.ts'

export const typeConstants = (expr: Expr): Expr => {
  const { op, args } = expr
  if ((op !== 'builtin' && (op !== 'binary' || args[0]?.type !== floatType)) || !args.every(isConstant)) return expr
  const first = args.findIndex((arg) => arg.type === floatType || arg.type === intType)
  return first < 0
    ? expr
    : withArgs(
        expr,
        args.map((arg, i) => (i === first ? makeExpr<Construct>('construct', arg.type, [arg], undefined) : arg)),
      )
}

/** A literal, its negative, or either under a name that is not printed. */
const isConstant = ({ op, args }: Expr): boolean => op === 'literal' || ((op === 'unary' || op === 'named') && args.every(isConstant))
