/**
 * Whole numbers wrap at 32 bits, and what is made of constants alone wraps like everything else. WGSL computes such expressions
 * when it compiles, and refuses those of literals that wrap and every shift that loses a bit: they are written as what they come to.
 */
import { makeExpr, type Binary, type Expr, type Literal } from '../ir/expr.ts'
import { intType, isNumeric, uintType, type Type } from '../ir/type.ts'

export const wrapConstants = (expr: Expr): Expr => {
  if (isWhole(expr.type)) {
    const exact = exactOf(expr)
    const wrapped = exact === undefined ? undefined : wrap(expr, exact)
    if (wrapped !== undefined && wrapped !== exact) return literal(expr.type, wrapped)
  }
  const [left, amount] = expr.args
  if (expr.op !== 'binary' || expr.detail !== '<<' || !left || !amount || !isNumeric(left.type) || !isConstant(left)) return expr
  const bits = amount.op === 'construct' && amount.args.length === 1 ? amount.args[0] : amount
  if (bits?.op !== 'literal') return expr
  // A product that wraps is none of literals by now, and wraps.
  const factor = literal(left.type.scalar, wrap(left, 1n << BigInt(bits.detail)))
  return makeExpr<Binary>('binary', expr.type, [left, factor], '*')
}

const isWhole = (type: Type): boolean => type === intType || type === uintType
const wrap = ({ type }: Expr, value: bigint): bigint => (isNumeric(type) && type.scalar === uintType ? BigInt.asUintN(32, value) : BigInt.asIntN(32, value))
const literal = (type: Type, value: bigint): Expr =>
  // Only the types of whole numbers come here.
  makeExpr<Literal>('literal', type as Literal['type'], [], Number(value))

/** Whether a compiler knows the value. */
const isConstant = ({ op, args, detail }: Expr): boolean => {
  if (op === 'param') return detail.value !== undefined
  return op !== 'input' && op !== 'uniform' && op !== 'storage' && op !== 'call' && args.every(isConstant)
}

/** What an operation of literals gives before it wraps; undefined when it is none, or cannot wrap. */
const exactOf = (expr: Expr): bigint | undefined => {
  if (expr.op !== 'binary' && expr.op !== 'unary' && (expr.op !== 'construct' || expr.args.length !== 1)) return undefined
  const [a, b] = expr.args.map(valueOf)
  if (a === undefined) return undefined
  if (expr.op === 'construct') return a
  if (expr.op === 'unary') return expr.detail === '-' ? -a : undefined
  if (b === undefined) return undefined
  switch (expr.detail) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '<<':
      return a << b
    default:
      return undefined
  }
}
/** The value of a literal, or of an operation of literals. */
const valueOf = (expr: Expr): bigint | undefined => {
  if (!isWhole(expr.type)) return undefined
  if (expr.op === 'literal') return BigInt(expr.detail)
  const exact = exactOf(expr)
  return exact === undefined ? undefined : wrap(expr, exact)
}
