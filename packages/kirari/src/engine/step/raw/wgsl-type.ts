/**
 * Types in WGSL text as types of the language, with their memory layout: structs of an application may have `@align` and `@size`.
 * Source: WGSL, sections "Alignment and Size" and "Structure Member Layout".
 */
import type { MemoryLeaf } from '../../../shader/ir/expr.ts'
import { arrayOf, matrixOf } from '../../../shader/ir/compound-type.ts'
import { atomicOf, storageTextureOf, textureOf } from '../../../shader/ir/resource-type.ts'
import {
  floatType,
  halfType,
  intType,
  typeOf,
  uintType,
  type Access,
  type AtomicType,
  type MatrixType,
  type NumericType,
  type ResourceType,
  type ScalarType,
  type StructType,
  type TextureDimension,
  type Type,
} from '../../../shader/ir/type.ts'
import type { StorageFormat } from '../../../shader/ir/format.ts'
import { Cursor } from './wgsl-token.ts'

/** A type with its memory layout. A runtime-sized array has the count 0. */
export interface Laid {
  readonly type: NumericType | MatrixType | AtomicType | StructType | ReturnType<typeof arrayOf>
  readonly align: number
  readonly byteLength: number
  /** The bytes between elements of an array of this type. */
  readonly stride: number
  readonly leaves: readonly MemoryLeaf[]
  /** Of an array. */
  readonly element?: Laid
  /** Of a struct. */
  readonly members?: readonly { readonly name: string; readonly laid: Laid; readonly byteOffset: number }[]
}

/** The types and constants that the text declares, by name. */
export interface Scope {
  readonly types: ReadonlyMap<string, Laid>
  readonly numbers: ReadonlyMap<string, number>
}

const scalars: Readonly<Record<string, ScalarType>> = { f32: floatType, i32: intType, u32: uintType, f16: halfType }
const letters: Readonly<Record<string, ScalarType>> = { f: floatType, i: intType, u: uintType, h: halfType }
const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to

const numeric = (scalar: ScalarType, size: number): Laid => {
  const bytes = scalar === halfType ? 2 : 4
  const align = bytes * (size === 3 ? 4 : size)
  const type = typeOf(scalar, size)
  return { type, align, byteLength: bytes * size, stride: align, leaves: [{ path: [], type, byteOffset: 0, byteStride: align }] }
}

const matrix = (columns: number, rows: number): Laid => {
  const { align } = numeric(floatType, rows)
  const type = matrixOf(columns, rows)
  return { type, align, byteLength: columns * align, stride: columns * align, leaves: [{ path: [], type, byteOffset: 0, byteStride: align }] }
}

const arrayLaid = (element: Laid, count: number): Laid => {
  const { stride, align } = element
  const isLeaf = element.type.kind !== 'struct' && element.type.kind !== 'array' && element.type.kind !== 'matrix'
  const leaves = isLeaf
    ? element.leaves.map((leaf) => ({ ...leaf, count, byteStride: stride }))
    : Array.from({ length: count }, (_, i) =>
        element.leaves.map((leaf) => ({ ...leaf, path: [i, ...leaf.path], byteOffset: leaf.byteOffset + i * stride })),
      ).flat()
  return { type: arrayOf(element.type, count), align, byteLength: stride * count, stride: stride * count, leaves, element }
}

export const structLaid = (
  name: string,
  fields: readonly { readonly name: string; readonly laid: Laid; readonly align?: number; readonly size?: number }[],
): Laid => {
  let end = 0
  const members = fields.map(({ name: field, laid, align = laid.align, size = laid.byteLength }) => {
    const byteOffset = roundUp(end, align)
    end = byteOffset + size
    return { name: field, laid, byteOffset }
  })
  const align = Math.max(1, ...fields.map((field) => field.align ?? field.laid.align))
  const byteLength = roundUp(end, align)
  return {
    type: { kind: 'struct', name, fields: fields.map((field) => ({ name: field.name, type: field.laid.type })) },
    align,
    byteLength,
    stride: byteLength,
    leaves: members.flatMap(({ name: field, laid, byteOffset }) =>
      laid.leaves.map((leaf) => ({ ...leaf, path: [field, ...leaf.path], byteOffset: byteOffset + leaf.byteOffset })),
    ),
    members,
  }
}

/** Evaluates a constant expression of integers: sums and products with brackets. */
export const readNumber = (cursor: Cursor, scope: Scope): number | undefined => {
  const part = (): number | undefined => {
    if (cursor.take('(')) {
      const value = readNumber(cursor, scope)
      cursor.take(')')
      return value
    }
    const text = cursor.next()
    const known = scope.numbers.get(text)
    const value = known ?? Number(text.replace(/[iu]$/, ''))
    return Number.isFinite(value) ? value : undefined
  }
  const product = (): number | undefined => {
    let value = part()
    while (value !== undefined && ['*', '/', '%'].includes(cursor.peek())) {
      const operator = cursor.next()
      const right = part()
      if (right === undefined) return undefined
      value = operator === '*' ? value * right : operator === '/' ? Math.trunc(value / right) : value % right
    }
    return value
  }
  let value = product()
  while (value !== undefined && ['+', '-'].includes(cursor.peek())) {
    const sign = cursor.next() === '+' ? 1 : -1
    const right = product()
    if (right === undefined) return undefined
    value += sign * right
  }
  return value
}

/** Parses a type; undefined if it has no memory layout. */
export const readType = (cursor: Cursor, scope: Scope): Laid | undefined => {
  const name = cursor.next()
  const known = scope.types.get(name)
  if (known) return known
  const scalar = scalars[name]
  if (scalar) return numeric(scalar, 1)
  const short = /^vec([234])([fiuh])$/.exec(name)
  if (short) return numeric(letters[short[2] ?? 'f'] ?? floatType, Number(short[1]))
  const square = /^mat([234])x([234])f$/.exec(name)
  if (square) return matrix(Number(square[1]), Number(square[2]))
  if (cursor.peek() !== '<') return undefined
  const inner = new Cursor(cursor.inside('<', '>'))
  const vector = /^vec([234])$/.exec(name)
  if (vector) {
    const component = scalars[inner.next()]
    return component && numeric(component, Number(vector[1]))
  }
  const wide = /^mat([234])x([234])$/.exec(name)
  if (wide) return inner.peek() === 'f32' ? matrix(Number(wide[1]), Number(wide[2])) : undefined
  if (name === 'atomic') {
    const laid = inner.peek() === 'i32' ? numeric(intType, 1) : numeric(uintType, 1)
    const type = atomicOf(inner.peek() === 'i32' ? intType : uintType)
    return { ...laid, type, leaves: laid.leaves.map((leaf) => ({ ...leaf, type })) }
  }
  if (name !== 'array') return undefined
  const element = readType(inner, scope)
  const count = inner.take(',') ? readNumber(inner, scope) : 0
  return element && count !== undefined ? arrayLaid(element, count) : undefined
}

const dimensions: Readonly<Record<string, TextureDimension>> = { '2d': '2d', '2d_array': '2d-array', '3d': '3d', cube: 'cube' }

/** Parses a texture type. */
export const readTexture = (cursor: Cursor): ResourceType | undefined => {
  const name = cursor.next()
  const [, kind, shape = ''] = /^texture_(depth_|storage_)?(.+)$/.exec(name) ?? []
  const dimension = dimensions[shape]
  if (!dimension) return undefined
  if (kind === 'depth_') return textureOf(dimension, floatType, true)
  const inner = cursor.peek() === '<' ? new Cursor(cursor.inside('<', '>')) : undefined
  const first = inner?.next() ?? ''
  if (kind !== 'storage_') return scalars[first] && textureOf(dimension, scalars[first])
  inner?.take(',')
  // Other strings match no texture of the application.
  return dimension === 'cube' ? undefined : storageTextureOf(dimension, first as StorageFormat, (inner?.next() ?? 'write') as Access)
}

/** Whether both types have the same memory layout. */
export const isSameShape = (a: Type, b: Type): boolean => {
  if (a === b) return true
  if (a.kind === 'array' && b.kind === 'array') return a.count === b.count && isSameShape(a.element, b.element)
  if (a.kind === 'struct' && b.kind === 'struct')
    return a.fields.length === b.fields.length && a.fields.every(({ type }, i) => isSameShape(type, b.fields[i]?.type ?? a))
  return false
}
