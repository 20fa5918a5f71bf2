/** Constructors of typed expressions, for passes and for built-ins that expand at once. */
import {
  makeExpr,
  type Binary,
  type BinaryOperator,
  type Builtin,
  type BuiltinRule,
  type Call,
  type Expr,
  type Field,
  type Func,
  type Index,
  type Literal,
  type Param,
  type Parameter,
  type Swizzle,
} from '../ir/expr.ts'
import { boolType, floatType, intType, isNumeric, typeOf, uintType, type NumericType, type Type } from '../ir/type.ts'
import { construct } from './construct.ts'

export const numeric = (type: Type): NumericType => {
  if (!isNumeric(type)) throw new TypeError(`expected a scalar or vector type, got ${type.name}: please report this`)
  return type
}

export const float = (value: number): Expr => makeExpr<Literal>('literal', floatType, [], value)
export const int = (value: number): Expr => makeExpr<Literal>('literal', intType, [], value)
export const uint = (value: number): Expr => makeExpr<Literal>('literal', uintType, [], value)

/** The value of a parameter, constant or variable. */
export const paramOf = (param: Parameter): Expr => makeExpr<Param>('param', param.type, [], param)

/** The zero value, spelled out: GLSL has no zero constructor for all types. */
export const zeroOf = (type: Type): Expr => {
  switch (type.kind) {
    case 'scalar':
      return makeExpr<Literal>('literal', type, [], type === boolType ? false : 0)
    case 'vector':
    case 'matrix':
      return construct(type, zeroOf(type.scalar))
    case 'array': {
      const zero = zeroOf(type.element)
      return construct(type, ...Array.from({ length: type.count }, () => zero))
    }
    case 'struct':
      return construct(type, ...type.fields.map((field) => zeroOf(field.type)))
    default:
      throw new TypeError(`expected a type that has values, got ${type.name}: please report this`)
  }
}

export const arithmetic = (operator: BinaryOperator, left: Expr, right: Expr): Expr => {
  const a = numeric(left.type)
  const b = numeric(right.type)
  // The right operand of a shift has its own type.
  return makeExpr<Binary>('binary', a.size < b.size ? b : a, [left, right], operator)
}

export const compare = (operator: BinaryOperator, left: Expr, right: Expr): Expr =>
  makeExpr<Binary>('binary', typeOf(boolType, numeric(left.type).size), [left, right], operator)

export const call = (rule: BuiltinRule, type: Type, ...args: readonly Expr[]): Expr => makeExpr<Builtin>('builtin', type, args, rule)
export const invoke = (func: Func, ...args: readonly Expr[]): Expr => makeExpr<Call>('call', func.result, args, func)

export const swizzle = (expr: Expr, letters: string): Expr => makeExpr<Swizzle>('swizzle', typeOf(numeric(expr.type).scalar, letters.length), [expr], letters)

/** A component of a vector; of a scalar, the scalar itself. */
export const component = (expr: Expr, index: number): Expr => (numeric(expr.type).size === 1 ? expr : swizzle(expr, 'xyzw'[index] ?? 'x'))

/** The type of an element; undefined if the type has no elements. */
export const elementType = (type: Type): Type | undefined =>
  type.kind === 'array' ? type.element : type.kind === 'matrix' ? type.column : type.kind === 'vector' ? type.scalar : undefined

export const index = (expr: Expr, at: Expr | number): Expr => {
  const type = elementType(expr.type)
  if (!type) throw new TypeError(`expected something with elements, got ${expr.type.name}: please report this`)
  return makeExpr<Index>('index', type, [expr, typeof at === 'number' ? int(at) : at], undefined)
}

export const field = (expr: Expr, at: number): Expr => {
  const type = expr.type.kind === 'struct' ? expr.type.fields[at]?.type : undefined
  if (!type) throw new TypeError(`expected a struct with a field ${at}, got ${expr.type.name}: please report this`)
  return makeExpr<Field>('field', type, [expr], at)
}
