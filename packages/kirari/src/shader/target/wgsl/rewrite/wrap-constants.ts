/**
 * Whole numbers wrap at 32 bits, and what is made of constants alone wraps like everything else. WGSL computes such expressions
 * when it compiles, and refuses those of literals that wrap and every shift that loses a bit: they are written as what they come to.
 */
import { makeExpr, type Binary, type Expr, type Literal } from '../../../ir/expr.ts'
import { intType, isNumeric, uintType, type Type } from '../../../ir/type.ts'
import { inOrder } from '../../../pass/walk.ts'

export const wrapConstants = (expr: Expr): Expr => {
  const { type } = expr
  if (type !== intType && type !== uintType && (expr.op !== 'binary' || expr.detail !== '<<')) return expr
  const exact = exactOf(expr)
  // What is not known is not equal to itself.
  if (exact === exact && exact !== wrap(expr.type, exact)) return literal(expr.type, exact)
  const [left, amount] = expr.args
  if (expr.op !== 'binary' || expr.detail !== '<<' || !left || !amount || !isNumeric(left.type) || !inOrder([left]).every(isConstant)) return expr
  const bits = amount.op === 'construct' && amount.args.length === 1 ? amount.args[0] : amount
  // A product that wraps is none of literals by now, and wraps.
  return bits?.op === 'literal' ? makeExpr<Binary>('binary', expr.type, [left, literal(left.type.scalar, 2 ** Number(bits.detail))], '*') : expr
}

const range = 2 ** 32
/** NaN stays what it is. */
const wrap = (type: Type, value: number): number => value - Math.floor(value / range + (type === intType ? 0.5 : 0)) * range
const literal = (type: Type, value: number): Expr =>
  // Only the types of whole numbers come here.
  makeExpr<Literal>('literal', type as Literal['type'], [], wrap(type, value))

/** Whether a compiler knows the value, if it knows those of the arguments. */
const isConstant = ({ op, detail }: Expr): boolean => (op === 'param' ? detail.value !== undefined : !['input', 'uniform', 'storage', 'call'].includes(op))

const known = new WeakMap<Expr, number>()
/** What a literal, or an operation of literals, gives before it wraps; NaN for all else. */
const exactOf = (expr: Expr): number => {
  const exact = known.get(expr) ?? compute(expr)
  known.set(expr, exact)
  return exact
}
const compute = ({ op, type, args, detail }: Expr): number => {
  if (type !== intType && type !== uintType) return NaN
  if (op === 'literal') return Number(detail)
  const [a = NaN, b = NaN] = args.map((arg) => wrap(arg.type, exactOf(arg)))
  // What is not known has no bits.
  if (op === 'construct' || a !== a) return a
  // The lowest int has no counterpart.
  if (op === 'builtin') return detail.name === 'abs' ? Math.abs(a) : NaN
  if (op === 'unary') return detail === '-' ? -a : detail === '~' ? wrap(type, ~a) : NaN
  if (op !== 'binary' || b !== b) return NaN
  if (detail === '+') return a + b
  if (detail === '-') return a - b
  if (detail === '<<') return a * 2 ** b
  if (detail === '&') return wrap(type, a & b)
  if (detail === '|') return wrap(type, a | b)
  if (detail === '^') return wrap(type, a ^ b)
  // By 0, which WGSL refuses, a quotient is the dividend and a remainder 0: a number beyond the range stands for it.
  if (detail === '/') return b === 0 ? a + range : Math.trunc(a / b)
  if (detail === '%') return b === 0 ? range : a % b
  // A product that a double cannot hold wraps in any case: so does what stands for it here.
  return detail === '*' ? (Math.abs(a * b) > Number.MAX_SAFE_INTEGER ? Math.imul(a, b) + 2 * range : a * b) : NaN
}
