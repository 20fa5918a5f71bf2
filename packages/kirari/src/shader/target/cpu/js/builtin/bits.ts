/** Bitcasts and bit operations. */
import type { Expr } from '../../../../ir/expr.ts'
import { floatType, uintType } from '../../../../ir/type.ts'
import { own, type Spelling, type Spellings } from './spelling.ts'

const isFloat = (expr: Expr): boolean => expr.args[0]?.type === floatType
/** 32 bits, read as the type of the result. */
const asInteger =
  (name: string): Spelling =>
  (args, { need, type }) =>
    `(${need(name)}(${args.join(', ')}) ${type === uintType ? '>>> 0' : '| 0'})`

export const bitSpellings: Spellings = {
  bitcastToFloat: /*#__PURE__*/ own('bitsToFloat'),
  bitcastToInt: ([x], { expr, need }) => (isFloat(expr) ? `(${need('floatToBits')}(${x}) | 0)` : `(${x} | 0)`),
  bitcastToUint: ([x], { expr, need }) => (isFloat(expr) ? `${need('floatToBits')}(${x})` : `(${x} >>> 0)`),
  countOneBits: /*#__PURE__*/ own('countOnes'),
  countLeadingZeros: ([x]) => `Math.clz32(${x})`,
  countTrailingZeros: /*#__PURE__*/ own('trailingZeros'),
  firstLeadingBit: ([x], { need, type }) => (type === uintType ? `((31 - Math.clz32(${x})) >>> 0)` : `${need('highestBit')}(${x})`),
  firstTrailingBit: /*#__PURE__*/ asInteger('lowestOne'),
  reverseBits: /*#__PURE__*/ asInteger('reverse'),
  extractBits: (args, { need, type }) => `${need(type === uintType ? 'extractUint' : 'extractInt')}(${args.join(', ')})`,
  insertBits: /*#__PURE__*/ asInteger('insert'),
  halfToBits: /*#__PURE__*/ own('halfToBits'),
  bitsToHalf: /*#__PURE__*/ own('bitsToHalf'),
}
