/**
 * The scalar form: the subset of the IR without vectors, matrices and structs, and short constructors for it.
 *
 *   param      a scalar, an array or a resource
 *   index      (array, offset): a scalar of the flat array, with an offset that is in range
 *   slice      (array, offset): as many scalars as its type has, to be copied
 *   construct  of an array: all its scalars; of a scalar: a conversion
 *   others     as they are, on scalars
 *
 * A function with several scalar results leaves them in the array `results`; the call is a `do`, and its caller takes them out at once.
 */
import {
  makeExpr,
  type Binary,
  type BinaryOperator,
  type Builtin,
  type BuiltinRule,
  type Construct,
  type Expr,
  type Index,
  type Literal,
  type Param,
  type Parameter,
  type Unary,
  type UnaryOperator,
} from '../../../ir/expr.ts'
import { boolType, floatType, intType, type ArrayType, type ScalarType, type Type } from '../../../ir/type.ts'

/** The leaves of a value; see leaf.ts. */
export type Parts = readonly Expr[]

/** Clamps an index to its range; arguments: the index, the last valid one. */
export const holdRule: BuiltinRule = { name: 'hold' }
/** Part of a flat array. */
export const sliceRule: BuiltinRule = { name: 'slice' }
/** Offsets are small, so they need no wrapping to 32 bits: an index times the number of scalars of an element, and sums of these. */
const scaleRule: BuiltinRule = { name: 'scaleOffset' }
const addRule: BuiltinRule = { name: 'addOffset' }
const selectRule: BuiltinRule = { name: 'select' }

export const literal = (type: ScalarType, value: number | boolean): Literal => makeExpr<Literal>('literal', type, [], value)
export const float = (value: number): Expr => literal(floatType, value)
export const int = (value: number): Expr => literal(intType, value)
export const read = (param: Parameter): Param => makeExpr<Param>('param', param.type, [], param)

export const scalarOf = ({ type }: Expr): ScalarType => {
  if (type.kind !== 'scalar') throw new TypeError(`expected a scalar, got ${type.name}: please report this`)
  return type
}

/** An operation on scalars of one type; the amount of a shift has its own. */
export const binary = (operator: BinaryOperator, left: Expr, right: Expr): Expr =>
  makeExpr<Binary>('binary', isComparison(operator) ? boolType : scalarOf(left), [left, right], operator)
export const unary = (operator: UnaryOperator, of: Expr): Expr => makeExpr<Unary>('unary', of.type, [of], operator)
/** A built-in on scalars. The CPU target identifies a rule by its name, so a rule of its own needs nothing else. */
export const apply = (rule: BuiltinRule | string, type: Type, ...args: readonly Expr[]): Expr =>
  makeExpr<Builtin>('builtin', type, args, typeof rule === 'string' ? { name: rule } : rule)
export const choose = (ifFalse: Expr, ifTrue: Expr, condition: Expr): Expr => apply(selectRule, ifTrue.type, ifFalse, ifTrue, condition)
/** A number of the type of `of`. */
export const like = (of: Expr, value: number): Expr => literal(scalarOf(of), value)

export const convert = (of: Expr, to: ScalarType): Expr => (of.type === to ? of : makeExpr<Construct>('construct', to, [of], undefined))

/** All scalars of an array. */
export const list = (type: ArrayType, scalars: Parts): Expr => makeExpr<Construct>('construct', type, scalars, undefined)
export const isList = (expr: Expr): boolean => expr.op === 'construct' && expr.type.kind === 'array'

const add = (a: Expr, b: Expr): Expr => {
  if (a.op === 'literal' && b.op === 'literal') return int(Number(a.detail) + Number(b.detail))
  if (a.op === 'literal') return add(b, a)
  return b.op === 'literal' && b.detail === 0 ? a : apply(addRule, intType, a, b)
}
/** `offset + index · stride`. */
export const offsetBy = (offset: Expr, index: Expr, stride: number): Expr =>
  add(offset, index.op === 'literal' ? int(Number(index.detail) * stride) : stride === 1 ? index : apply(scaleRule, intType, index, int(stride)))

export const scalarAt = (array: Expr, offset: Expr, type: ScalarType): Expr => makeExpr<Index>('index', type, [array, offset], undefined)
export const slice = (array: Expr, offset: Expr, type: ArrayType): Expr => apply(sliceRule, type, array, offset)

const isComparison = (operator: BinaryOperator): boolean =>
  operator === '<' || operator === '<=' || operator === '>' || operator === '>=' || operator === '==' || operator === '!='

/** The component at an index that the list has. */
export const at = (parts: Parts, index: number): Expr => {
  const part = parts[index]
  if (!part) throw new RangeError(`expected a component at ${index} of ${parts.length}: please report this`)
  return part
}

/** The arguments of each component; a scalar beside vectors is repeated. */
export const spread = (args: readonly Parts[]): readonly Parts[] =>
  Array.from({ length: Math.max(...args.map((parts) => parts.length)) }, (_, i) => args.map((parts) => at(parts, parts.length === 1 ? 0 : i)))

/** Whether reading it is as cheap as a name. */
export const isAtom = (expr: Expr): boolean => expr.op === 'literal' || expr.op === 'param'
