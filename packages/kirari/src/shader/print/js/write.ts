/**
 * Scalar expressions as JavaScript in single precision. Every operation that can round is rounded by `f32`;
 * what is exact in single precision (negation, comparison, floor, min …) is not.
 */
import type { Expr, InputName, Parameter, UniformSource } from '../../ir/expr.ts'
import { boolType, componentCount, floatType, intType, uintType, type ScalarType } from '../../ir/type.ts'
import { valueOf } from '../text.ts'

/** Names of the variables in reach, one for each component: of parameters, of inputs and uniforms, of calls; and of expressions with a constant. */
export interface Locals {
  readonly params: ReadonlyMap<Parameter, readonly string[]>
  readonly values: ReadonlyMap<InputName | UniformSource, readonly string[]>
  readonly constants: ReadonlyMap<Expr, string>
  readonly calls: ReadonlyMap<Expr, readonly string[]>
}

/** Functions of Math whose result needs rounding. */
const rounded: Readonly<Record<string, string>> = {
  sqrt: 'Math.sqrt',
  exp: 'Math.exp',
  log: 'Math.log',
  log2: 'Math.log2',
  sin: 'Math.sin',
  cos: 'Math.cos',
  tan: 'Math.tan',
  asin: 'Math.asin',
  acos: 'Math.acos',
  atan: 'Math.atan',
  atan2: 'Math.atan2',
  pow: 'Math.pow',
}
/** Functions whose result is exact; the names without a dot are in runtime.ts. */
const exact: Readonly<Record<string, string>> = {
  abs: 'Math.abs',
  sign: 'Math.sign',
  floor: 'Math.floor',
  ceil: 'Math.ceil',
  trunc: 'Math.trunc',
  min: 'Math.min',
  max: 'Math.max',
  round: 'roundEven',
  bitcastToFloat: 'bitsToFloat',
}

export type Write = (expr: Expr) => string

export const scalarWriter = (locals: Locals, need: (helper: string) => void): Write => {
  const helper = (name: string): string => {
    need(name)
    return name
  }
  const write: Write = (given) => {
    const expr = valueOf(given)
    const known = locals.constants.get(expr)
    if (known !== undefined) return known
    // Every operation below has the arguments its kind says.
    const at = (i: number): Expr => expr.args[i] as Expr
    const args = (): string[] => expr.args.map(write)
    switch (expr.op) {
      case 'literal':
        return typeof expr.detail === 'boolean' ? String(expr.detail) : numberText(expr.type === floatType ? Math.fround(expr.detail) : expr.detail)
      case 'param':
      case 'input':
      case 'uniform':
      case 'call':
      case 'swizzle':
      case 'field':
        return pathText(expr, locals)
      case 'construct':
        return convert(write(at(0)), scalarOf(at(0)), scalarOf(expr), helper)
      case 'unary': {
        const text = `${expr.detail}${bracket(write(at(0)))}`
        return expr.type === uintType
          ? `(${text} >>> 0)`
          : expr.type === intType && expr.detail === '-'
            ? `(${text} | 0)`
            : expr.detail === '-'
              ? `(${text})`
              : text
      }
      case 'binary':
        return binaryText(expr.detail, scalarOf(at(0)), write(at(0)), write(at(1)))
      case 'builtin': {
        const { detail } = expr
        if (detail === 'select') return `(${write(at(2))} ? ${write(at(1))} : ${write(at(0))})`
        if (detail === 'inverseSqrt') return `f32(1 / Math.sqrt(${write(at(0))}))`
        if (detail === 'exp2') return `f32(Math.pow(2, ${write(at(0))}))`
        if (detail === 'radians') return `f32(${write(at(0))} * ${Math.PI / 180})`
        if (detail === 'degrees') return `f32(${write(at(0))} * ${180 / Math.PI})`
        if (detail === 'bitcastToUint') return scalarOf(at(0)) === floatType ? `${helper('floatToBits')}(${write(at(0))})` : `(${write(at(0))} >>> 0)`
        const name = rounded[detail]
        if (name) return `f32(${name}(${args().join(', ')}))`
        const exactName = exact[detail] ?? detail
        return `${exactName.includes('.') ? exactName : helper(exactName)}(${args().join(', ')})`
      }
      case 'named':
        return write(at(0))
    }
  }
  return write
}

const scalarOf = (expr: Expr): ScalarType => (expr.type.kind === 'struct' ? floatType : expr.type.scalar)

const numberText = (value: number): string => (value < 0 || Object.is(value, -0) ? `(${Object.is(value, -0) ? '-0' : value})` : String(value))

/** A prefix operator binds tighter than anything but a name, a number, a call or brackets. */
const bracket = (text: string): string => (/^[\w.]+$/.test(text) || text.startsWith('(') ? text : `(${text})`)

const binaryText = (operator: string, scalar: ScalarType, left: string, right: string): string => {
  switch (operator) {
    case '==':
    case '!=':
      return `(${left} ${operator}= ${right})`
    case '+':
    case '-':
    case '*':
    case '/':
    case '&':
    case '|':
    case '^':
    case '<<':
    case '>>': {
      if (scalar === floatType) return `f32(${left} ${operator} ${right})`
      if (scalar === uintType) {
        // A shift to the right is unsigned already; every other result has to be brought back to 32 bits.
        if (operator === '>>') return `(${left} >>> ${right})`
        return `(${operator === '*' ? `Math.imul(${left}, ${right})` : `(${left} ${operator} ${right})`} >>> 0)`
      }
      if (operator === '*') return `Math.imul(${left}, ${right})`
      return '+-/'.includes(operator) ? `((${left} ${operator} ${right}) | 0)` : `(${left} ${operator} ${right})`
    }
    default:
      return `(${left} ${operator} ${right})`
  }
}

const convert = (text: string, from: ScalarType, to: ScalarType, helper: (name: string) => string): string => {
  if (from === to) return text
  if (to === boolType) return `(${text} !== 0)`
  if (from === boolType) return `(${text} ? 1 : 0)`
  if (to === floatType) return `f32(${text})`
  if (from === floatType) return `${helper(to === intType ? 'toInt' : 'toUint')}(${text})`
  return to === intType ? `(${text} | 0)` : `(${text} >>> 0)`
}

/** The variable a path of swizzles and fields leads to. */
const pathText = (expr: Expr, locals: Locals): string => {
  let base = expr
  let index = 0
  while ((base.op === 'swizzle' || base.op === 'field') && base.args[0]) {
    const of: Expr = base.args[0]
    if (base.op === 'swizzle') index += 'xyzw'.indexOf(base.detail)
    else if (of.type.kind === 'struct') index += of.type.fields.slice(0, base.detail).reduce((sum, field) => sum + componentCount(field.type), 0)
    base = of
  }
  return wholeNames(base, locals)?.[index] ?? unknownValue(base)
}

const wholeNames = (expr: Expr, locals: Locals): readonly string[] | undefined => {
  switch (expr.op) {
    case 'param':
      return locals.params.get(expr.detail)
    case 'input':
    case 'uniform':
      return locals.values.get(expr.detail)
    default:
      return locals.calls.get(expr)
  }
}

const unknownValue = ({ op }: Expr): never => {
  throw new TypeError(`expected a value that has a variable, got ${op}: please report this`)
}
