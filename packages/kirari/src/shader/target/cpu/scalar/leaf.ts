/**
 * The leaves of a value, where there are neither vectors nor structs: scalars and flat arrays.
 * `p` of vec2 is `p_x` and `p_y`; an array of any element is one buffer of all its scalars.
 */
import { arrayOf } from '../../../ir/compound-type.ts'
import type { ArrayType, ResourceType, ScalarType, StructType, Type } from '../../../ir/type.ts'

export interface Leaf {
  /** Appended to the name of the value. */
  readonly suffix: string
  readonly type: ScalarType | ArrayType | ResourceType
}

const letters = ['x', 'y', 'z', 'w'] as const

/** The leaves of a value that is kept in variables, in order. Matrices by columns. */
export const leavesOf = (type: Type): readonly Leaf[] => {
  switch (type.kind) {
    case 'scalar':
    case 'array':
    case 'texture':
    case 'storageTexture':
      return [{ suffix: '', type }]
    case 'vector':
      return letters.slice(0, type.size).map((letter) => ({ suffix: `_${letter}`, type: type.scalar }))
    case 'matrix':
      return Array.from({ length: type.columns }, (_, i) => leavesOf(type.column).map((leaf) => ({ suffix: `_${i}${leaf.suffix}`, type: leaf.type }))).flat()
    case 'struct':
      return type.fields.flatMap((field) => leavesOf(field.type).map((leaf) => ({ suffix: `_${field.name}${leaf.suffix}`, type: leaf.type })))
    case 'atomic':
      return [{ suffix: '', type: arrayOf(type.scalar, 1) }]
    case 'nothing':
      return []
  }
}

/** The scalars of a value that is stored in a buffer, in order. */
export const scalarsOf = (type: Type): readonly ScalarType[] => {
  switch (type.kind) {
    case 'scalar':
      return [type]
    case 'vector':
      return Array.from({ length: type.size }, () => type.scalar)
    case 'matrix':
      return Array.from({ length: type.columns * type.rows }, () => type.scalar)
    case 'array': {
      const element = scalarsOf(type.element)
      return Array.from({ length: type.count }, () => element).flat()
    }
    case 'struct':
      return type.fields.flatMap((field) => scalarsOf(field.type))
    case 'atomic':
      return [type.scalar]
    case 'texture':
    case 'storageTexture':
    case 'nothing':
      return []
  }
}

/** The number of leaves before a field. */
export const leafOffset = ({ fields }: StructType, field: number): number => fields.slice(0, field).reduce((sum, { type }) => sum + leavesOf(type).length, 0)

/** The type of an element, and the number of elements. */
export const elementsOf = (type: Type): { readonly element: Type; readonly count: number } => {
  switch (type.kind) {
    case 'array':
      return { element: type.element, count: type.count }
    case 'matrix':
      return { element: type.column, count: type.columns }
    case 'vector':
      return { element: type.scalar, count: type.size }
    default:
      throw new TypeError(`expected something with elements, got ${type.name}: please report this`)
  }
}

/** The type of a buffer that an application shares: `count` elements of an array, or one value as an array of one. */
export const bufferType = (type: Type, count = 1): ArrayType =>
  type.kind === 'array' ? (type.count > 0 ? type : arrayOf(type.element, count)) : arrayOf(type, 1)
