/** The bits of numbers. */
import type { Expr } from '../../../ir/expr.ts'
import { floatType } from '../../../ir/type.ts'
import { own, type Spellings } from './spelling.ts'

const isFloat = (expr: Expr): boolean => expr.args[0]?.type === floatType

export const bitSpellings: Spellings = {
  bitcastToFloat: /*#__PURE__*/ own('bitsToFloat'),
  bitcastToInt: ([x], { expr, need }) => (isFloat(expr) ? `(${need('floatToBits')}(${x}) | 0)` : `(${x} | 0)`),
  bitcastToUint: ([x], { expr, need }) => (isFloat(expr) ? `${need('floatToBits')}(${x})` : `(${x} >>> 0)`),
}
