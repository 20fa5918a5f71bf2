/**
 * How a value is kept in a uniform block: the address space knows no bool and no half, wants elements of arrays a multiple of
 * 16 bytes apart and structs at multiples of 16. So a part may be stored as another type, and reading it takes it out of there.
 */
import { makeExpr, withArgs, type Expr, type Uniform, type UniformSource } from '../ir/expr.ts'
import type { StatementRule } from '../ir/statement.ts'
import { arrayOf, matrixOf } from '../ir/compound-type.ts'
import { boolType, floatType, halfType, isNumeric, typeOf, uintType, type NumericType, type StructType, type Type, type ValueType } from '../ir/type.ts'
import { compare, field, index, swizzle, uint } from '../pass/build.ts'
import { construct, splat } from '../pass/construct.ts'
import { alignOf, strideOf } from './memory-layout.ts'
import { structText } from './struct-text.ts'

const structs = new WeakMap<StructType, StructType>()

/** The type of the place that keeps a value of this type; the type itself where nothing is in the way. */
export const storedType = (type: ValueType): ValueType => {
  switch (type.kind) {
    case 'scalar':
    case 'vector':
      return numericStored(type)
    case 'matrix':
      return type
    case 'array': {
      const element = storedType(valueType(type.element))
      const isEven = strideOf(element) % 16 === 0
      if (isEven) return element === type.element ? type : arrayOf(element, type.count)
      // Two columns or four of two rows are 16 bytes and 32; three need the room of four rows.
      const wide = element.kind === 'matrix' ? matrixOf(element.columns, 4) : isNumeric(element) ? typeOf(element.scalar, 4) : element
      return arrayOf(wide, type.count)
    }
    case 'struct': {
      let stored = structs.get(type)
      if (!stored) structs.set(type, (stored = structStored(type)))
      return stored
    }
  }
}

const numericStored = (type: NumericType): NumericType =>
  type.scalar === boolType ? typeOf(uintType, type.size) : type.scalar === halfType ? typeOf(floatType, type.size) : type

const structStored = (type: StructType): StructType => {
  const fields = type.fields.map((one) => ({ ...one, type: storedType(valueType(one.type)) }))
  if (alignOf(type) % 16 === 0 && fields.every((one, i) => one.type === type.fields[i]?.type)) return type
  const [first, ...rest] = fields
  const isEven = !first || Math.max(...fields.map((one) => alignOf(one.type))) % 16 === 0
  return { kind: 'struct', name: `${type.name}Uniform`, text: structText, fields: isEven ? fields : [{ ...first, align: 16 }, ...rest] }
}

/** Only values lie in a uniform. */
const valueType = (type: Type): ValueType => {
  if (isNumeric(type) || type.kind === 'matrix' || type.kind === 'array' || type.kind === 'struct') return type
  throw new TypeError(`expected a type of values in a uniform, got ${type.name}: please report this`)
}

/** Whether it is a path into a uniform that is kept as another type, and has not been turned into one into that. */
const isUnread = (expr: Expr): boolean => {
  const [whole] = expr.args
  if ((expr.op === 'field' || expr.op === 'index') && whole) return isUnread(whole)
  return expr.op === 'uniform' && expr.type === expr.detail.type && expr.detail.packed !== undefined && expr.detail.packed.stored !== expr.type
}
const hasParts = ({ kind }: Type): boolean => kind === 'struct' || kind === 'array' || kind === 'matrix'

/** A part of a uniform as a value of its type, read from what is stored. */
const readStored = (part: Expr): Expr => (isUnread(part) ? takeOut(storedPart(part), part.type) : part)

/** The same for an expression and what it uses. A struct, array or matrix is left for what is done with it: one element brings no others. */
export const rewriteStored = (expr: Expr): Expr => {
  if (isUnread(expr)) return hasParts(expr.type) ? expr : readStored(expr)
  const args = expr.args.map(readStored)
  return args.every((arg, i) => arg === expr.args[i]) ? expr : withArgs(expr, args)
}

/** The same for the wholes that a statement uses. */
export const rewriteStoredIn: StatementRule = (statement) =>
  statement.args.some(isUnread) ? [{ ...statement, args: statement.args.map(readStored) }] : [statement]

/** The same path into the stored form. */
const storedPart = (part: Expr): Expr => {
  const [whole, at] = part.args
  if (part.op === 'field' && whole) return field(storedPart(whole), part.detail)
  if (part.op === 'index' && whole && at) return index(storedPart(whole), at)
  // The root of a path into a uniform is the uniform.
  const source = part.detail as UniformSource
  return makeExpr<Uniform>('uniform', source.packed?.stored ?? part.type, [], source)
}

const takeOut = (stored: Expr, type: Type): Expr => {
  if (stored.type === type) return stored
  switch (type.kind) {
    case 'scalar':
    case 'vector': {
      const own = isNumeric(stored.type) && stored.type.size > type.size ? swizzle(stored, 'xyz'.slice(0, type.size)) : stored
      if (type.scalar === halfType) return construct(type, own)
      return type.scalar === boolType ? compare('!=', own, splat(uint(0), numericStored(type))) : own
    }
    case 'matrix':
      return construct(type, ...Array.from({ length: type.columns }, (_, i) => swizzle(index(stored, i), 'xyz'.slice(0, type.rows))))
    case 'array':
      return construct(type, ...Array.from({ length: type.count }, (_, i) => takeOut(index(stored, i), type.element)))
    case 'struct':
      return construct(type, ...type.fields.map((one, i) => takeOut(field(stored, i), one.type)))
    default:
      return stored
  }
}
