/**
 * The types of the language. Each type is one interned object, so two types are the same
 * exactly when they are the same object; nothing compares type names.
 */

export type ScalarName = 'float' | 'int' | 'uint' | 'bool'
export type VectorName = 'vec2' | 'vec3' | 'vec4' | 'ivec2' | 'ivec3' | 'ivec4' | 'uvec2' | 'uvec3' | 'uvec4' | 'bvec2' | 'bvec3' | 'bvec4'

/** One number or truth value. */
export interface ScalarType<N extends ScalarName = ScalarName> {
  readonly kind: 'scalar'
  readonly name: N
  readonly size: 1
  /** The type itself, so that scalars and vectors can be asked alike. */
  readonly scalar: ScalarType
}

/** Two, three or four scalars of one type. */
export interface VectorType<N extends VectorName = VectorName> {
  readonly kind: 'vector'
  readonly name: N
  readonly size: 2 | 3 | 4
  readonly scalar: ScalarType
}

/** Named fields. The name is a hint: the namer makes it unique in a program. */
export interface StructType {
  readonly kind: 'struct'
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly type: Type }[]
}

export type NumericType = ScalarType | VectorType
export type Type = NumericType | StructType

const makeScalar = <N extends ScalarName>(name: N): ScalarType<N> => {
  // The type refers to itself, which an object literal cannot say: it is whole after the next line.
  const type = { kind: 'scalar', name, size: 1 } as { kind: 'scalar'; name: N; size: 1; scalar: ScalarType }
  type.scalar = type
  return type
}

export const floatType: ScalarType<'float'> = /*#__PURE__*/ makeScalar('float')
export const intType: ScalarType<'int'> = /*#__PURE__*/ makeScalar('int')
export const uintType: ScalarType<'uint'> = /*#__PURE__*/ makeScalar('uint')
export const boolType: ScalarType<'bool'> = /*#__PURE__*/ makeScalar('bool')

const prefixes = { float: '', int: 'i', uint: 'u', bool: 'b' } as const
const vectors = new Map<string, VectorType>()

/** The type with `size` components of `scalar`: the scalar itself for 1. */
export const typeOf = (scalar: ScalarType, size: number): NumericType => {
  if (size === 1) return scalar
  const name = `${prefixes[scalar.name]}vec${size}`
  let type = vectors.get(name)
  if (!type) {
    // The name was put together from the two closed sets, so it is a VectorName.
    type = { kind: 'vector', name: name as VectorName, size: size as 2 | 3 | 4, scalar }
    vectors.set(name, type)
  }
  return type
}

/** Number of scalars a value of this type holds, structs flattened. */
export const componentCount = (type: Type): number =>
  type.kind === 'struct' ? type.fields.reduce((sum, field) => sum + componentCount(field.type), 0) : type.size
