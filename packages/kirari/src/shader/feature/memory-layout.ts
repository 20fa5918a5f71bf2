/**
 * Memory layout by the rules of WGSL: alignment, size and stride of every type that a buffer can hold.
 * Uniform buffers differ from storage buffers only in their types, which uniform-packing.ts chooses.
 */
import type { MemoryLeaf } from '../ir/expr.ts'
import { halfType, type Type } from '../ir/type.ts'

const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to

export const alignOf = (type: Type): number => {
  switch (type.kind) {
    case 'scalar':
      return type === halfType ? 2 : 4
    case 'vector':
      return alignOf(type.scalar) * (type.size === 3 ? 4 : type.size)
    case 'matrix':
      return alignOf(type.column)
    case 'array':
      return alignOf(type.element)
    case 'struct':
      return Math.max(...type.fields.map((field) => field.align ?? alignOf(field.type)))
    default:
      return 4
  }
}

/** The size of a value in bytes. */
export const byteLengthOf = (type: Type): number => {
  switch (type.kind) {
    case 'vector':
      return alignOf(type.scalar) * type.size
    case 'matrix':
      return type.columns * strideOf(type.column)
    case 'array':
      return type.count * strideOf(type.element)
    case 'struct':
      return roundUp(Math.max(0, ...type.fields.map((field, i) => (offsetsOf(type.fields)[i] ?? 0) + byteLengthOf(field.type))), alignOf(type))
    default:
      return alignOf(type)
  }
}

/** The distance in bytes between consecutive values in an array. */
export const strideOf = (type: Type): number => roundUp(byteLengthOf(type), alignOf(type))

/** The byte offset of each field of a struct. */
export const offsetsOf = (fields: readonly { readonly type: Type; readonly align?: number }[]): readonly number[] => {
  let end = 0
  return fields.map((field) => {
    const offset = roundUp(end, field.align ?? alignOf(field.type))
    end = offset + byteLengthOf(field.type)
    return offset
  })
}

/** Splits a value into the parts that are written at once. `stored` is the type in memory, if it differs. */
export const leavesOf = (type: Type, stored: Type = type, byteOffset = 0, path: MemoryLeaf['path'] = []): readonly MemoryLeaf[] => {
  switch (type.kind) {
    case 'scalar':
    case 'vector':
    case 'atomic':
      return [{ path, type, byteOffset, byteStride: strideOf(stored) }]
    case 'matrix':
      return [{ path, type, byteOffset, byteStride: stored.kind === 'matrix' ? strideOf(stored.column) : 0 }]
    case 'array': {
      if (stored.kind !== 'array') return []
      const { element, count } = type
      const stride = strideOf(stored.element)
      if (element.kind !== 'struct' && element.kind !== 'array') return leavesOf(element, stored.element, byteOffset, path).map((leaf) => ({ ...leaf, count }))
      return Array.from({ length: count }, (_, i) => leavesOf(element, stored.element, byteOffset + i * stride, [...path, i])).flat()
    }
    case 'struct': {
      if (stored.kind !== 'struct') return []
      const offsets = offsetsOf(stored.fields)
      return type.fields.flatMap((field, i) => leavesOf(field.type, stored.fields[i]?.type, byteOffset + (offsets[i] ?? 0), [...path, field.name]))
    }
    default:
      return []
  }
}
