/**
 * Scalar expressions as JavaScript in single precision. Every operation that can round is rounded; what is exact in
 * single precision (negation, comparison, floor, min …) is not.
 */
import type { Expr, Func, Parameter } from '../../ir/expr.ts'
import { boolType, floatType, type ScalarType } from '../../ir/type.ts'
import { spellings } from './builtin/index.ts'
import { binaryText, convertText, literalText, round, unaryText, type Need } from './number.ts'

/** The names in reach. */
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
        return convertText(write(arg(0)), scalarType(arg(0)), type, need)
      case 'unary':
        return unaryText(expr.detail, type, write(arg(0)))
      case 'binary':
        return binaryText(expr.detail, scalarType(arg(0)), write(arg(0)), write(arg(1)), need)
      case 'builtin': {
        const spell = spellings[expr.detail.name]
        if (!spell) throw new TypeError(`expected ${expr.detail.name} to be spelt: please report this`)
        return spell(expr.args.map(write), { expr, type, need, round: (text) => round(text, type, need) })
      }
      case 'call':
        return `${call(expr.detail)}(${expr.args.map(write).join(', ')})`
      default:
        throw new TypeError(`expected the scalar form, got ${expr.op}: please report this`)
    }
  }
  return write
}

/** A scalar of a flat array; truth values lie there as 0 and 1. */
export const elementText = (expr: Expr, write: Write): string => {
  const text = placeText(expr, write)
  return expr.type === boolType ? `(${text} !== 0)` : text
}

/** Where a scalar is written to. */
export const placeText = (expr: Expr, write: Write): string => {
  const [array, offset] = expr.args
  return array && offset ? `${write(array)}[${write(offset)}]` : write(expr)
}

const scalarType = ({ type }: Expr): ScalarType => (type.kind === 'scalar' ? type : floatType)
