/**
 * Integers wrap at 32 bits, also in constant expressions. WGSL evaluates these at compile time, and rejects those of literals that
 * overflow and every shift that loses a bit, so this pass replaces them by their results.
 */
import { makeExpr, type Binary, type Expr, type Literal } from '../../../ir/expr.ts'
import { intType, isNumeric, uintType, type Type } from '../../../ir/type.ts'
import { inOrder } from '../../../pass/walk.ts'

export const wrapConstants = (expr: Expr): Expr => {
  const { type } = expr
  if (type !== intType && type !== uintType && (expr.op !== 'binary' || expr.detail !== '<<')) return expr
  const exact = exactOf(expr)
  // Unknown values are NaN, which is not equal to itself.
  if (exact === exact && exact !== wrap(expr.type, exact)) return literal(expr.type, exact)
  const [left, amount] = expr.args
  if (expr.op !== 'binary' || expr.detail !== '<<' || !left || !amount || !isNumeric(left.type) || !inOrder([left]).every(isConstant)) return expr
  const bits = amount.op === 'construct' && amount.args.length === 1 ? amount.args[0] : amount
  // A product of literals that overflows is replaced already; other products wrap at run time.
  return bits?.op === 'literal' ? makeExpr<Binary>('binary', expr.type, [left, literal(left.type.scalar, 2 ** Number(bits.detail))], '*') : expr
}

const range = 2 ** 32
/** NaN stays NaN. */
const wrap = (type: Type, value: number): number => value - Math.floor(value / range + (type === intType ? 0.5 : 0)) * range
const literal = (type: Type, value: number): Expr =>
  // Callers pass integer types only.
  makeExpr<Literal>('literal', type as Literal['type'], [], wrap(type, value))

/** Whether it is a constant expression if its arguments are. */
const isConstant = ({ op, detail }: Expr): boolean => (op === 'param' ? detail.value !== undefined : !['input', 'uniform', 'storage', 'call'].includes(op))

const known = new WeakMap<Expr, number>()
/** The value of a literal, or of an operation on literals, before it wraps; NaN for others. */
const exactOf = (expr: Expr): number => {
  const exact = known.get(expr) ?? compute(expr)
  known.set(expr, exact)
  return exact
}
const compute = ({ op, type, args, detail }: Expr): number => {
  if (type !== intType && type !== uintType) return NaN
  if (op === 'literal') return Number(detail)
  const [a = NaN, b = NaN] = args.map((arg) => wrap(arg.type, exactOf(arg)))
  // Unknown operands give unknown results.
  if (op === 'construct' || a !== a) return a
  // `abs` of the lowest int overflows.
  if (op === 'builtin') return detail.name === 'abs' ? Math.abs(a) : NaN
  if (op === 'unary') return detail === '-' ? -a : detail === '~' ? wrap(type, ~a) : NaN
  if (op !== 'binary' || b !== b) return NaN
  if (detail === '+') return a + b
  if (detail === '-') return a - b
  if (detail === '<<') return a * 2 ** b
  if (detail === '&') return wrap(type, a & b)
  if (detail === '|') return wrap(type, a | b)
  if (detail === '^') return wrap(type, a ^ b)
  // Division by 0, which WGSL rejects: the quotient is the dividend and the remainder 0. An out-of-range value stands for each.
  if (detail === '/') return b === 0 ? a + range : Math.trunc(a / b)
  if (detail === '%') return b === 0 ? range : a % b
  // A product that a double cannot hold overflows in any case: an out-of-range value stands for it.
  return detail === '*' ? (Math.abs(a * b) > Number.MAX_SAFE_INTEGER ? Math.imul(a, b) + 2 * range : a * b) : NaN
}
