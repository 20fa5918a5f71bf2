/**
 * The types of the language. Each type is one interned object: types are compared by identity, never by name.
 *
 * All types have a `name` and a `kind`. Scalars, vectors and matrices have a `scalar`, the type of their components.
 */
import type { StorageFormat } from './format.ts'
import type { StructText } from './text.ts'

export type ScalarName = 'float' | 'half' | 'int' | 'uint' | 'bool'
type VectorPrefix = '' | 'h' | 'i' | 'u' | 'b'
export type VectorName = `${VectorPrefix}vec${2 | 3 | 4}`
/** `mat3x2` has 3 columns of 2 rows, as in GLSL; `mat3` is `mat3x3`. */
export type MatrixName = 'mat2' | 'mat2x3' | 'mat2x4' | 'mat3x2' | 'mat3' | 'mat3x4' | 'mat4x2' | 'mat4x3' | 'mat4'
type Count = 2 | 3 | 4

/** One number or boolean. */
export interface ScalarType<N extends ScalarName = ScalarName> {
  readonly kind: 'scalar'
  readonly name: N
  readonly size: 1
  /** The type itself, so that scalars and vectors have the same member. */
  readonly scalar: ScalarType
}

/** Two, three or four scalars of one type. */
export interface VectorType<N extends VectorName = VectorName> {
  readonly kind: 'vector'
  readonly name: N
  readonly size: Count
  readonly scalar: ScalarType
}

/** Columns of floats. */
export interface MatrixType<N extends MatrixName = MatrixName> {
  readonly kind: 'matrix'
  readonly name: N
  readonly columns: Count
  readonly rows: Count
  /** The type of a column. */
  readonly column: VectorType
  readonly scalar: ScalarType
}

/** A list of values of one type. */
export interface ArrayType {
  readonly kind: 'array'
  /** Such as `vec2[3]`. */
  readonly name: string
  readonly element: Type
  readonly count: number
}

/** Named fields. The name is a hint: the namer makes it unique in a program. */
export interface StructType {
  readonly kind: 'struct'
  readonly name: string
  /** Whether the language or the entry points declare it; then its fields have exactly these names. */
  readonly isBuiltin?: boolean
  /** How languages with structs print it; undefined if it is never printed. */
  readonly text?: StructText
  readonly fields: readonly {
    readonly name: string
    readonly type: Type
    /** Its alignment in bytes, if larger than that of its type. */
    readonly align?: number
  }[]
}

export type TextureDimension = '2d' | '2d-array' | '3d' | 'cube'
/** A sampled texture, with its sampler. */
export interface TextureType {
  readonly kind: 'texture'
  /** Such as `texture2D`, `utexture2DArray`, `depthTextureCube`. */
  readonly name: string
  readonly dimension: TextureDimension
  /** The type of a component of a texel. */
  readonly scalar: ScalarType
  /** Whether it holds depths, which are compared with a reference. */
  readonly depth: boolean
  /** Its name in each language. */
  readonly glsl: string
  readonly wgsl: string
  /** The type of its sampler in WGSL. */
  readonly wgslSampler: 'sampler' | 'sampler_comparison'
}

export type Access = 'read' | 'write' | 'read_write'

/** A texture whose texels a shader reads and writes by their coordinates. */
export interface StorageTextureType {
  readonly kind: 'storageTexture'
  readonly name: string
  readonly dimension: '2d' | '2d-array' | '3d'
  readonly format: StorageFormat
  readonly access: Access
  readonly scalar: ScalarType
  /** Its name in WGSL; GLSL ES 3.00 has none. */
  readonly wgsl: string
}

/** An integer in shared memory that invocations modify atomically. */
export interface AtomicType {
  readonly kind: 'atomic'
  readonly name: string
  readonly scalar: ScalarType
  /** Its name in WGSL; GLSL ES 3.00 has none. */
  readonly wgsl: string
}

/** The result type of a function without a result. */
export interface NothingType {
  readonly kind: 'nothing'
  readonly name: 'nothing'
}

export type NumericType = ScalarType | VectorType
/** The type of a value: of expressions and variables. */
export type ValueType = NumericType | MatrixType | ArrayType | StructType
/** The type of a resource of the application that shaders refer to. */
export type ResourceType = TextureType | StorageTextureType
export type Type = ValueType | ResourceType | AtomicType | NothingType

const makeScalar = <N extends ScalarName>(name: N): ScalarType<N> => {
  // The type refers to itself, which an object literal cannot express: the next line completes it.
  const type = { kind: 'scalar', name, size: 1 } as { kind: 'scalar'; name: N; size: 1; scalar: ScalarType }
  type.scalar = type
  return type
}

export const floatType: ScalarType<'float'> = /*#__PURE__*/ makeScalar('float')
export const halfType: ScalarType<'half'> = /*#__PURE__*/ makeScalar('half')
export const intType: ScalarType<'int'> = /*#__PURE__*/ makeScalar('int')
export const uintType: ScalarType<'uint'> = /*#__PURE__*/ makeScalar('uint')
export const boolType: ScalarType<'bool'> = /*#__PURE__*/ makeScalar('bool')
export const nothingType: NothingType = { kind: 'nothing', name: 'nothing' }

/** The prefixes of `vec`, `sampler` and the like by component type. */
export const prefixes = { float: '', half: 'h', int: 'i', uint: 'u', bool: 'b' } as const
const vectors = new Map<ScalarType, VectorType[]>()
/** The type with `size` components of `scalar`: the scalar itself for 1. */
export const typeOf = (scalar: ScalarType, size: number): NumericType => {
  if (size === 1) return scalar
  // The hottest lookup, so it allocates nothing.
  let own = vectors.get(scalar)
  if (!own) vectors.set(scalar, (own = []))
  // The name is composed of two closed sets, so it is a VectorName.
  return (own[size] ??= { kind: 'vector', name: `${prefixes[scalar.name]}vec${size}` as VectorName, size: size as Count, scalar })
}

export const isNumeric = (type: Type): type is NumericType => type.kind === 'scalar' || type.kind === 'vector'
