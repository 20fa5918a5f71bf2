/**
 * Memory that the application shares with a program: a typed array with the scalars one after another, read and written in place;
 * or a list of values, which is replaced by what the program wrote.
 */
import type { StorageSource } from '../../../ir/expr.ts'
import { componentCount } from '../../../ir/component-count.ts'
import type { Type } from '../../../ir/type.ts'
import { bufferKind, type BufferKind } from '../js/buffer.ts'
import { fromScalars, toScalars, type Buffer, type JSValue } from './value.ts'

/** The values that can be passed for a storage. */
export type JSBuffer = Buffer | JSValue[]

const arrays = { Float32Array, Float64Array, Int32Array, Uint32Array, Uint8Array } as const satisfies Record<BufferKind, unknown>

export interface Memory {
  /** The buffer that the program reads and writes. */
  readonly buffer: Buffer
  /** Writes the results back to a list of values. */
  readonly finish: () => void
}

/** The number of scalars of a storage, and their typed array. */
export const memoryShape = ({ type, count = 1 }: StorageSource): { readonly element: Type; readonly length: number; readonly kind: BufferKind } => {
  const element = type.kind === 'array' ? type.element : type
  const values = type.kind === 'array' && type.count > 0 ? type.count : count
  return { element, length: values * componentCount(element), kind: bufferKind({ kind: 'array', name: '', element, count: values }) }
}

/** The error for data that does not fit; undefined if it fits. */
export const memoryMistake = (source: StorageSource, data: unknown): string | undefined => {
  const { element, length, kind } = memoryShape(source)
  const wanted = `a ${kind} of ${length} numbers, or a list of ${length / componentCount(element)} values, for the storage "${source.name ?? source.type.name}"`
  if (Array.isArray(data)) return data.length === length / componentCount(element) ? undefined : wanted
  return data instanceof arrays[kind] && data.length === length ? undefined : wanted
}

/** A new buffer with these numbers. */
export const memoryOf = (source: StorageSource, numbers: ArrayLike<number>): Buffer => {
  const { length, kind } = memoryShape(source)
  const buffer = new arrays[kind](length)
  buffer.set(numbers)
  return buffer
}

export const takeMemory = (source: StorageSource, data: JSBuffer): Memory => {
  if (!Array.isArray(data)) return { buffer: data, finish: () => {} }
  const { element, length, kind } = memoryShape(source)
  const buffer = new arrays[kind](length)
  buffer.set(data.flatMap((value) => toScalars(value, element)).map(Number))
  return {
    buffer,
    finish: () => {
      const scalars = buffer[Symbol.iterator]()
      for (let i = 0; i < data.length; i++) data[i] = fromScalars(scalars, element)
    },
  }
}
