/**
 * Converts values between the form of users of the CPU target and that of the printed text: a scalar is a variable, an array a flat buffer.
 * Matrices are lists of columns; a flat list by columns is accepted.
 */
import { roundHalf } from '../js/half.ts'
import { PixelStorage } from './texture/storage.ts'
import { PixelTexture } from './texture/texture.ts'
import type { PixelImage, SamplerSettings } from '../../../ir/expr.ts'
import { componentCount } from '../../../ir/component-count.ts'
import { boolType, floatType, halfType, intType, isNumeric, uintType, type ArrayType, type ScalarType, type Type } from '../../../ir/type.ts'

/** A value in JavaScript: a scalar, an array of components, columns or elements, or an object of fields. */
export type JSValue = number | boolean | readonly JSValue[] | { readonly [field: string]: JSValue }

export type Scalar = number | boolean
export type Buffer = Float32Array | Float64Array | Int32Array | Uint32Array | Uint8Array
/** An image for a texture, and its sampler settings. */
export type JSTexture = PixelImage & { readonly sampler?: SamplerSettings }

/** Scalars one after another; missing ones are zero. */
export type Scalars = Iterator<Scalar, undefined>
/** The value of a leaf: a scalar, the buffer of an array, or a texture. */
export type LeafValue = Scalar | Buffer | object

/** Whether a value can be passed for a type. */
export const hasShape = (value: unknown, type: Type): boolean => {
  switch (type.kind) {
    case 'scalar':
      return typeof value === (type === boolType ? 'boolean' : 'number')
    case 'vector':
      return isList(value) && value.length === type.size
    case 'matrix':
      return (
        isList(value) &&
        (value.length === type.columns * type.rows || (value.length === type.columns && value.every((column) => hasShape(column, type.column))))
      )
    case 'array':
      return (
        isList(value) &&
        (value.length === type.count
          ? value.every((element) => hasShape(element, type.element))
          : value.length === componentCount(type) && isNumeric(type.element))
      )
    case 'struct':
      return typeof value === 'object' && value !== null && !isList(value) && type.fields.every((field) => hasShape(Reflect.get(value, field.name), field.type))
    case 'texture':
    case 'storageTexture':
      return isImage(value)
    default:
      return false
  }
}

/** Describes a received value, for a diagnostic. */
export const shapeName = (value: unknown): string => (isList(value) ? `array of ${value.length}` : typeof value)

/** Splits a value into the leaves of its type. */
export const toLeaves = (value: unknown, type: Type): readonly LeafValue[] => {
  switch (type.kind) {
    case 'array':
      return [toBuffer(value, type)]
    case 'struct':
      return type.fields.flatMap((field) => toLeaves(fieldOf(value, field.name), field.type))
    case 'texture':
      return isImage(value) ? [new PixelTexture(value, type, value.sampler)] : []
    case 'storageTexture':
      return isImage(value) ? [new PixelStorage(value, type)] : []
    default:
      return toScalars(value, type)
  }
}

/** All scalars of a value, in the order of memory. */
export const toScalars = (value: unknown, type: Type): readonly Scalar[] => {
  switch (type.kind) {
    case 'scalar':
    case 'atomic':
      return [toScalar(value, type.scalar)]
    case 'vector':
      return listOf(value).map((component) => toScalar(component, type.scalar))
    case 'matrix':
      return listOf(value)
        .flatMap((column): readonly unknown[] => (isList(column) ? [...column] : [column]))
        .map((component) => toScalar(component, type.scalar))
    case 'array': {
      const list = listOf(value)
      // A flat list of all scalars is accepted, like a list of elements.
      return list.length === type.count || !isNumeric(type.element)
        ? list.flatMap((element) => toScalars(element, type.element))
        : list.map((component) => toScalar(component, 'scalar' in type.element ? type.element.scalar : floatType))
    }
    case 'struct':
      return type.fields.flatMap((field) => toScalars(fieldOf(value, field.name), field.type))
    default:
      return []
  }
}

/** A new buffer with the scalars of an array. */
export const toBuffer = (value: unknown, type: ArrayType): Buffer => {
  const buffer = new Float64Array(componentCount(type))
  buffer.set(toScalars(value, type).map(Number))
  return buffer
}

/** A value of `type` from its scalars and the buffers of its arrays, each in order. */
export const fromLeaves = (scalars: Scalars, buffers: Iterator<Iterable<Scalar>, undefined>, type: Type): JSValue => {
  if (type.kind === 'array') return fromScalars((buffers.next().value ?? [])[Symbol.iterator](), type)
  if (type.kind === 'struct') return Object.fromEntries(type.fields.map((field) => [field.name, fromLeaves(scalars, buffers, field.type)]))
  return fromScalars(scalars, type)
}

/** A value of `type` from all its scalars. */
export const fromScalars = (scalars: Scalars, type: Type): JSValue => {
  switch (type.kind) {
    case 'scalar':
    case 'atomic': {
      const value = scalars.next().value ?? 0
      return type.scalar === boolType ? value === true || value === 1 : Number(value)
    }
    case 'vector':
      return Array.from({ length: type.size }, () => fromScalars(scalars, type.scalar))
    case 'matrix':
      return Array.from({ length: type.columns }, () => fromScalars(scalars, type.column))
    case 'array':
      return Array.from({ length: type.count }, () => fromScalars(scalars, type.element))
    case 'struct':
      return Object.fromEntries(type.fields.map((field) => [field.name, fromScalars(scalars, field.type)]))
    default:
      return {}
  }
}

/** The zero of a type. */
export const zeroOf = (type: Type): JSValue => fromScalars([][Symbol.iterator](), type)

const toScalar = (value: unknown, type: ScalarType): Scalar => {
  const number = Number(value ?? 0)
  if (type === boolType) return number !== 0
  if (type === intType) return number | 0
  if (type === uintType) return number >>> 0
  return type === halfType ? roundHalf(number) : Math.fround(number)
}

const isImage = (value: unknown): value is JSTexture => typeof value === 'object' && value !== null && 'width' in value && 'height' in value && 'data' in value

export const isBuffer = (value: LeafValue): value is Buffer => ArrayBuffer.isView(value) && !(value instanceof DataView)

const isList = (value: unknown): value is ArrayLike<unknown> & Iterable<unknown> & { every(test: (element: unknown) => boolean): boolean } =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))
const listOf = (value: unknown): readonly unknown[] => (isList(value) ? [...value] : [value])
const fieldOf = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined)
