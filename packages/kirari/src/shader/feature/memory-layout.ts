/**
 * Where the parts of a value lie in memory, by WGSL's rules: alignment, size and stride of every type that a buffer can hold.
 * What differs between uniform and storage buffers is in the types themselves (stored.ts).
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

/** Bytes that a value takes. */
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

/** Bytes from one value to the next, where many lie one after another. */
export const strideOf = (type: Type): number => roundUp(byteLengthOf(type), alignOf(type))

/** Byte offset of each field of a struct. */
export const offsetsOf = (fields: readonly { readonly type: Type; readonly align?: number }[]): readonly number[] => {
  let end = 0
  return fields.map((field) => {
    const offset = roundUp(end, field.align ?? alignOf(field.type))
    end = offset + byteLengthOf(field.type)
    return offset
  })
}

/** The parts of a value down to what is written at once; `stored` is the type that lies in memory, where it is another. */
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
