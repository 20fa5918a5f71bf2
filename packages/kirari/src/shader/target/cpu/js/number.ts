/** Numbers, operators and conversions of scalars, in the precision of their types. */
import type { BinaryOperator } from '../../../ir/expr.ts'
import { boolType, floatType, halfType, intType, uintType, type ScalarType } from '../../../ir/type.ts'
import { roundHalf } from './half.ts'

export type Need = (name: string) => string

export const isFloating = (type: ScalarType): boolean => type === floatType || type === halfType

export const round = (text: string, type: ScalarType, need: Need): string =>
  isFloating(type) ? `${need(type === halfType ? 'f16' : 'f32')}(${unbracket(text)})` : text

/** Removes brackets around the entire text, for places that need none. */
export const unbracket = (text: string): string => {
  if (!text.startsWith('(')) return text
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')' && --depth === 0) return i === text.length - 1 ? text.slice(1, -1) : text
  }
  return text
}

export const literalText = (value: number | boolean, type: ScalarType): string => {
  if (typeof value === 'boolean') return String(value)
  const kept = type === halfType ? roundHalf(value) : type === floatType ? Math.fround(value) : value
  return kept < 0 || Object.is(kept, -0) ? `(${Object.is(kept, -0) ? '-0' : kept})` : String(kept)
}

/** A prefix operator binds tighter than anything but a name, a number, a call or brackets. */
const bracket = (text: string): string => (/^[\w.]+$/.test(text) || text.startsWith('(') ? text : `(${text})`)

/** `type` is that of the operand. */
export const unaryText = (operator: string, type: ScalarType, of: string): string => {
  const text = operator + bracket(of)
  if (operator === '!') return text
  return type === uintType ? `(${text} >>> 0)` : type === intType && operator === '-' ? `(${text} | 0)` : `(${text})`
}

/** An integer operator whose result is right modulo 2³²; undefined for all others. Operands may be such results. */
export const looseText = (operator: string, left: string, right: string): string | undefined => {
  switch (operator) {
    case '+':
    case '-':
    case '&':
    case '|':
    case '^':
    case '<<':
      return `(${left} ${operator} ${right})`
    case '*':
      return `Math.imul(${unbracket(left)}, ${unbracket(right)})`
    default:
      return undefined
  }
}

/** Wraps such a result into the range of its type. JavaScript's bit operators give an int already. */
export const wrapped = (operator: string, type: ScalarType, loose: string): string =>
  type === uintType ? `(${loose} >>> 0)` : operator === '+' || operator === '-' ? `(${loose} | 0)` : loose

/** `type` is that of the operands, which are in its range. */
export const binaryText = (operator: BinaryOperator, type: ScalarType, left: string, right: string, need: Need): string => {
  switch (operator) {
    case '==':
    case '!=':
      return `(${left} ${operator}= ${right})`
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '&&':
    case '||':
      return `(${left} ${operator} ${right})`
    case '/':
    case '%':
      return isFloating(type) ? round(`${left} ${operator} ${right}`, type, need) : integerDivision(operator, type, left, right, need)
    case '>>':
      return `(${left} ${type === uintType ? '>>>' : '>>'} ${right})`
    case '&':
    case '|':
    case '^':
      // For booleans, the result is a boolean.
      if (type === boolType) return operator === '^' ? `(${left} !== ${right})` : `(${left} ${operator}${operator} ${right})`
      return wrapped(operator, type, `(${left} ${operator} ${right})`)
    case '+':
    case '-':
    case '*':
    case '<<':
      if (isFloating(type)) return round(`${left} ${operator} ${right}`, type, need)
      return wrapped(operator, type, looseText(operator, left, right) ?? left)
  }
}

/** Division by a non-zero literal is an operator; otherwise x / 0 is x, and x % 0 is 0. */
const integerDivision = (operator: '/' | '%', type: ScalarType, left: string, right: string, need: Need): string => {
  const wrap = type === uintType ? '>>> 0' : '| 0'
  if (operator === '%') return `((${left} % ${right}) ${wrap})`
  if (/^\(?-?[1-9]\d*\)?$/.test(right)) return `((${left} / ${right}) ${wrap})`
  return `${need(type === uintType ? 'divideUint' : 'divideInt')}(${left}, ${right})`
}

export const convertText = (text: string, from: ScalarType, to: ScalarType, need: Need): string => {
  if (from === to || (from === halfType && to === floatType)) return text
  if (to === boolType) return `(${text} !== 0)`
  if (from === boolType) return `(${text} ? 1 : 0)`
  if (isFloating(to)) return round(text, to, need)
  if (isFloating(from)) return `${need(to === intType ? 'toInt' : 'toUint')}(${text})`
  return to === intType ? `(${text} | 0)` : `(${text} >>> 0)`
}
