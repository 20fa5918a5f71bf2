/** Packing storages: bytes have the padding that WGSL's memory layout requires, filled with zeros. */
import { describe, expect, test } from 'vitest'
import type { MemoryLeaf } from '../../shader/ir/expr.ts'
import type { ProgramStorage } from '../../shader/ir/program.ts'
import { matrixOf } from '../../shader/ir/compound-type.ts'
import { floatType, halfType, intType, typeOf, uintType } from '../../shader/ir/type.ts'
import { fieldCounts, joinFields, numberCount, packStorage, unpackStorage } from './pack.ts'

/** A storage of `count` values; of a single value if `byteStride` is undefined. */
const storageOf = (leaves: readonly MemoryLeaf[], byteStride: number | undefined, count: number | undefined, byteLength: number): ProgramStorage => ({
  name: 'values',
  source: { kind: 'storage', name: 'values', type: uintType, count, access: 'read_write', data: undefined },
  binding: 0,
  byteStride,
  byteLength,
  leaves,
})
const leaf = (path: MemoryLeaf['path'], type: MemoryLeaf['type'], byteOffset = 0, byteStride = 0, count?: number): MemoryLeaf => ({
  path,
  type,
  byteOffset,
  byteStride,
  count,
})
const floatsIn = (bytes: ArrayBuffer): readonly number[] => [...new Float32Array(bytes)]

describe('three-component vectors, which are aligned like four', () => {
  const storage = storageOf([leaf([], typeOf(floatType, 3))], 16, 2, 32)
  test('are packed with padding, and unpacked without', () => {
    expect(numberCount(storage)).toBe(6)
    const bytes = packStorage(storage, [1, 2, 3, 4, 5, 6])
    expect(floatsIn(bytes)).toEqual([1, 2, 3, 0, 4, 5, 6, 0])
    expect(unpackStorage(storage, bytes)).toEqual(Float32Array.of(1, 2, 3, 4, 5, 6))
  })
  test('are 0 where no number is given', () => {
    expect(floatsIn(packStorage(storage, [1, 2, 3, 4]))).toEqual([1, 2, 3, 0, 4, 0, 0, 0])
    expect(floatsIn(packStorage(storage))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
})

test('a single value is packed, too', () => {
  const storage = storageOf([leaf([], typeOf(intType, 2))], undefined, undefined, 8)
  expect(numberCount(storage)).toBe(2)
  const bytes = packStorage(storage, [-1, 7])
  expect([...new Int32Array(bytes)]).toEqual([-1, 7])
  expect(unpackStorage(storage, bytes)).toEqual(Int32Array.of(-1, 7))
})

test('halves take two bytes, and come back as floats', () => {
  const storage = storageOf([leaf([], typeOf(halfType, 3))], 8, 2, 16)
  // IEEE 754 bits of 1, −2, 65504 (the largest), 2⁻²⁴ (the smallest), 1/3 rounded, and infinity.
  const bytes = packStorage(storage, [1, -2, 65_504, 2 ** -24, 1 / 3, Infinity])
  expect([...new Uint16Array(bytes)]).toEqual([0x3c00, 0xc000, 0x7bff, 0, 0x0001, 0x3555, 0x7c00, 0])
  expect(unpackStorage(storage, bytes)).toEqual(Float32Array.of(1, -2, 65_504, 2 ** -24, 0x555 / 4096, Infinity))
  const mixed = storageOf([leaf(['a'], halfType), leaf(['b'], uintType, 4)], 8, 1, 8)
  expect(unpackStorage(mixed, packStorage(mixed, [0.5, 7]))).toEqual({ a: Float32Array.of(0.5), b: Uint32Array.of(7) })
})

test('columns of matrices are padded, also in arrays of matrices', () => {
  const one = storageOf([leaf([], matrixOf(2, 3), 0, 16)], 32, 2, 64)
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1)
  const bytes = packStorage(one, numbers)
  expect(floatsIn(bytes)).toEqual([1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 10, 11, 12, 0])
  expect(unpackStorage(one, bytes)).toEqual(Float32Array.from(numbers))
  const two = storageOf([leaf([], matrixOf(2, 3), 0, 16, 2)], undefined, undefined, 64)
  expect(numberCount(two)).toBe(12)
  expect(floatsIn(packStorage(two, numbers))).toEqual(floatsIn(bytes))
})

test('each field of a struct is unpacked into a list of its scalar type', () => {
  const storage = storageOf(
    [
      leaf(['place'], typeOf(floatType, 2)),
      leaf(['id'], uintType, 8),
      leaf(['weights'], floatType, 12, 4, 2),
      leaf(['lights', 0, 'level'], intType, 20),
      leaf(['lights', 1, 'level'], intType, 24),
      leaf(['hits'], { kind: 'atomic', name: 'atomic uint', scalar: uintType } as MemoryLeaf['type'], 28),
    ],
    32,
    2,
    64,
  )
  expect(numberCount(storage)).toBe(16)
  const bytes = packStorage(storage, [0.5, 1.5, 4_000_000_000, 2, 3, -1, -2, 9, 4.5, 5.5, 8, 6, 7, -3, -4, 10])
  const [floats, ints, uints] = [new Float32Array(bytes), new Int32Array(bytes), new Uint32Array(bytes)]
  expect([floats[0], floats[1], uints[2], floats[3], floats[4], ints[5], ints[6], uints[7]]).toEqual([0.5, 1.5, 4_000_000_000, 2, 3, -1, -2, 9])
  const fields = {
    place: Float32Array.of(0.5, 1.5, 4.5, 5.5),
    id: Uint32Array.of(4_000_000_000, 8),
    weights: Float32Array.of(2, 3, 6, 7),
    'lights[0].level': Int32Array.of(-1, -3),
    'lights[1].level': Int32Array.of(-2, -4),
    hits: Uint32Array.of(9, 10),
  }
  expect(unpackStorage(storage, bytes)).toEqual(fields)
  expect(joinFields(storage, fields)).toEqual([0.5, 1.5, 4_000_000_000, 2, 3, -1, -2, 9, 4.5, 5.5, 8, 6, 7, -3, -4, 10])
  expect([...fieldCounts(storage)]).toEqual(Object.entries(fields).map(([path, list]) => [path, list.length]))
})
