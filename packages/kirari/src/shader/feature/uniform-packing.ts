/**
 * Packing of values in a uniform block. The uniform address space has no bool and no half; array elements must be a multiple of 16 bytes apart,
 * and structs must be at multiples of 16. Such parts are stored as a different type, and reads convert them back.
 */
import { makeExpr, withArgs, type Expr, type MemoryLeaf, type Uniform, type UniformPacking, type UniformSource, type ValueSource } from '../ir/expr.ts'
import { cleanName } from '../ir/name.ts'
import type { StatementRule } from '../ir/statement.ts'
import { arrayOf, matrixOf } from '../ir/compound-type.ts'
import {
  boolType,
  floatType,
  halfType,
  isNumeric,
  typeOf,
  uintType,
  type MatrixType,
  type NumericType,
  type StructType,
  type Type,
  type ValueType,
} from '../ir/type.ts'
import { compare, field, index, swizzle, uint } from '../pass/build.ts'
import { construct, splat } from '../pass/construct.ts'
import { alignOf, byteLengthOf, leavesOf, strideOf } from './memory-layout.ts'
import { structOf } from './struct-text.ts'

/**
 * Returns the packing of a uniform; undefined for a number or vector that a block can store directly.
 * @param partOf Returns the part of the value at a path, as a source of its own.
 */
export const packingOf = (type: ValueType, source: ValueSource, partOf: (path: MemoryLeaf['path']) => ValueSource): UniformPacking | undefined => {
  if (isNumeric(type) && type.scalar !== halfType && type.scalar !== boolType) return undefined
  const stored = storedType(type)
  const leaves = leavesOf(type, stored).map((leaf) => ({ ...leaf, source: isNumeric(type) ? source : partOf(leaf.path) }))
  return {
    stored,
    byteLength: byteLengthOf(stored),
    align: alignOf(stored),
    expression: rewriteStored,
    statement: rewriteStoredIn,
    writes: (name, nameField, start) =>
      leaves.map(({ path, type: part, count, byteOffset, byteStride, source: value }) => ({
        name: path.reduce<string>((way, step) => way + (typeof step === 'number' ? `[${step}]` : `.${nameField(cleanName(step))}`), name),
        // A uniform cannot contain atomics.
        type: part as NumericType | MatrixType,
        count,
        byteOffset: start + byteOffset,
        byteStride,
        source: value,
      })),
  }
}

const structs = new WeakMap<StructType, StructType>()

/** The type that stores a value of this type; the type itself if a block can store it directly. */
const storedType = (type: ValueType): ValueType => {
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
      // With two rows, two or four columns take 16 or 32 bytes; three need the space of four rows.
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
  return structOf(`${type.name}Uniform`, isEven ? fields : [{ ...first, align: 16 }, ...rest])
}

/** A uniform contains only values. */
const valueType = (type: Type): ValueType => {
  if (isNumeric(type) || type.kind === 'matrix' || type.kind === 'array' || type.kind === 'struct') return type
  throw new TypeError(`expected a type of values in a uniform, got ${type.name}: please report this`)
}

/** Whether this is a path into a uniform that is stored as a different type, not yet replaced by the path into the stored type. */
const isUnread = (expr: Expr): boolean => {
  const [outer] = expr.args
  if ((expr.op === 'field' || expr.op === 'index') && outer) return isUnread(outer)
  return expr.op === 'uniform' && expr.type === expr.detail.type && expr.detail.packing !== undefined && expr.detail.packing.stored !== expr.type
}
const hasParts = ({ kind }: Type): boolean => kind === 'struct' || kind === 'array' || kind === 'matrix'

/** Reads a part of a uniform from its stored type, as a value of its own type. */
const readStored = (part: Expr): Expr => (isUnread(part) ? takeOut(storedPart(part), part.type) : part)

/**
 * The same for an expression and its arguments. A struct, array or matrix is left to the expressions that use it, so that reading one element
 * does not read the others.
 */
const rewriteStored = (expr: Expr): Expr => {
  if (isUnread(expr)) return hasParts(expr.type) ? expr : readStored(expr)
  const args = expr.args.map(readStored)
  return args.every((arg, i) => arg === expr.args[i]) ? expr : withArgs(expr, args)
}

/** The same for structs, arrays and matrices that a statement uses as one value. */
const rewriteStoredIn: StatementRule = (statement) => (statement.args.some(isUnread) ? [{ ...statement, args: statement.args.map(readStored) }] : [statement])

/** The same path into the stored type. */
const storedPart = (part: Expr): Expr => {
  const [outer, at] = part.args
  if (part.op === 'field' && outer) return field(storedPart(outer), part.detail)
  if (part.op === 'index' && outer && at) return index(storedPart(outer), at)
  // The root of a path into a uniform is the uniform.
  const source = part.detail as UniformSource
  return makeExpr<Uniform>('uniform', source.packing?.stored ?? part.type, [], source)
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
