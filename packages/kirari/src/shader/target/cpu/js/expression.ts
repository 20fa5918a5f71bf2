/**
 * Scalar expressions as JavaScript in single precision. Every operation that can round is rounded; those that are exact in
 * single precision (negation, comparison, floor, min …) are not.
 */
import type { Expr, Func, Parameter } from '../../../ir/expr.ts'
import { boolType, floatType, intType, uintType, type ScalarType } from '../../../ir/type.ts'
import { spellings } from './builtin/index.ts'
import { binaryText, convertText, literalText, looseText, round, unaryText, unbracket, type Need } from './number.ts'

/** The names in scope. */
export interface Names {
  readonly param: (param: Parameter) => string
  /** The call of a function, up to its bracket. */
  readonly call: (func: Func) => string
  readonly need: Need
}

export type Write = (expr: Expr) => string

export const scalarWriter = ({ param, call, need }: Names): Write => {
  const write: Write = (expr) => {
    const type = scalarType(expr)
    const arg = (i: number): Expr => {
      const found = expr.args[i]
      if (!found) throw new RangeError(`expected argument ${i} of ${expr.op}: please report this`)
      return found
    }
    switch (expr.op) {
      case 'literal':
        return literalText(expr.detail, type)
      case 'param':
        return param(expr.detail)
      case 'index':
        return elementText(expr, write)
      case 'construct':
        return convertText((isInteger(type) ? loose : write)(arg(0)), scalarType(arg(0)), type, need)
      case 'unary':
        return unaryText(expr.detail, type, loose(arg(0)))
      case 'binary': {
        const kind = scalarType(arg(0))
        const operand = isInteger(kind) && takesLoose.includes(expr.detail) ? loose : write
        return binaryText(expr.detail, kind, operand(arg(0)), operand(arg(1)), need)
      }
      case 'builtin': {
        const spell = spellings[expr.detail.name]
        if (!spell) throw new TypeError(`expected ${expr.detail.name} to be spelt: please report this`)
        return spell(expr.args.map(write), { expr, type, need, round: (text) => round(text, type, need) })
      }
      case 'call':
        return `${call(expr.detail)}(${expr.args.map((one) => unbracket(write(one))).join(', ')})`
      default:
        throw new TypeError(`expected the scalar form, got ${expr.op}: please report this`)
    }
  }
  /** An integer of which only the last 32 bits matter: intermediate values need no wrapping. */
  const loose: Write = (expr) => {
    const [left, right] = expr.args
    if (!left || !isInteger(scalarType(expr))) return write(expr)
    if (expr.op === 'construct' && isInteger(scalarType(left))) return loose(left)
    // Each operand is written once: nested divisions would otherwise double the text at every level.
    if (expr.op !== 'binary' || !right || !takesLoose.includes(expr.detail)) return write(expr)
    return looseText(expr.detail, loose(left), loose(right)) ?? write(expr)
  }
  return write
}

/** Operators that depend only on the last 32 bits of integers. */
const takesLoose: readonly string[] = ['+', '-', '*', '&', '|', '^', '<<', '>>']
const isInteger = (type: ScalarType): boolean => type === intType || type === uintType

/** A scalar of a flat array, which stores booleans as 0 and 1. */
export const elementText = (expr: Expr, write: Write): string => {
  const text = placeText(expr, write)
  return expr.type === boolType ? `(${text} !== 0)` : text
}

/** The place to which a scalar is written. */
export const placeText = (expr: Expr, write: Write): string => {
  const [array, offset] = expr.args
  return array && offset ? `${write(array)}[${unbracket(write(offset))}]` : write(expr)
}

const scalarType = ({ type }: Expr): ScalarType => (type.kind === 'scalar' ? type : floatType)
