/**
 * Whole numbers wrap at 32 bits, and what is made of constants alone wraps like everything else. WGSL computes such expressions
 * when it compiles, and refuses those of literals that wrap and every shift that loses a bit: they are written as what they come to.
 */
import { makeExpr, type Binary, type Expr, type Literal } from '../ir/expr.ts'
import { intType, isNumeric, uintType, type Type } from '../ir/type.ts'
import { inOrder } from '../proc/walk.ts'

export const wrapConstants = (expr: Expr): Expr => {
  const exact = exactOf(expr)
  if (exact !== undefined && exact !== wrap(expr.type, exact)) return literal(expr.type, exact)
  const [left, amount] = expr.args
  if (expr.op !== 'binary' || expr.detail !== '<<' || !left || !amount || !isNumeric(left.type) || !inOrder([left]).every(isConstant)) return expr
  const bits = amount.op === 'construct' && amount.args.length === 1 ? amount.args[0] : amount
  // A product that wraps is none of literals by now, and wraps.
  return bits?.op === 'literal' ? makeExpr<Binary>('binary', expr.type, [left, literal(left.type.scalar, 2 ** Number(bits.detail))], '*') : expr
}

const wrap = (type: Type, value: number): number => (type === uintType ? value >>> 0 : value | 0)
const literal = (type: Type, value: number): Expr =>
  // Only the types of whole numbers come here.
  makeExpr<Literal>('literal', type as Literal['type'], [], wrap(type, value))

/** Whether a compiler knows the value, if it knows those of the arguments. */
const isConstant = ({ op, detail }: Expr): boolean => (op === 'param' ? detail.value !== undefined : !['input', 'uniform', 'storage', 'call'].includes(op))

const known = new WeakMap<Expr, number | undefined>()
/** What a literal, or an operation of literals, gives before it wraps; undefined for all else. */
const exactOf = (expr: Expr): number | undefined => {
  if (!known.has(expr)) known.set(expr, compute(expr))
  return known.get(expr)
}
const compute = ({ op, type, args, detail }: Expr): number | undefined => {
  if (type !== intType && type !== uintType) return undefined
  if (op === 'literal') return Number(detail)
  if (op !== 'construct' && op !== 'unary' && op !== 'binary') return undefined
  const [a, b] = args.map((arg) => {
    const exact = exactOf(arg)
    return exact === undefined ? exact : wrap(arg.type, exact)
  })
  if (a === undefined || op === 'construct') return a
  const bits = (word: number): number => (type === uintType ? word >>> 0 : word)
  if (op === 'unary') return detail === '-' ? -a : detail === '~' ? bits(~a) : undefined
  if (b === undefined) return undefined
  if (detail === '+') return a + b
  if (detail === '-') return a - b
  if (detail === '<<') return a * 2 ** b
  if (detail === '&') return bits(a & b)
  if (detail === '|') return bits(a | b)
  if (detail === '^') return bits(a ^ b)
  // A product that a double cannot hold wraps in any case: so does what stands for it here.
  return detail === '*' ? (Number.isSafeInteger(a * b) ? a * b : Math.imul(a, b) + 2 ** 33) : undefined
}
