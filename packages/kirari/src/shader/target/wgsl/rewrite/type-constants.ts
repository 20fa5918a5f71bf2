/**
 * WGSL evaluates expressions of untyped literals in 64 bits at compile time, and rejects results that do not fit 32 bits. With a type
 * for the first literal, it evaluates them in 32 bits, as at run time. wrap-constants.ts handles integers that wrap.
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

/** A literal or its negative, possibly under a name that is not printed. */
const isConstant = ({ op, args }: Expr): boolean => op === 'literal' || ((op === 'unary' || op === 'named') && args.every(isConstant))
