/**
 * Storages between plain numbers and the bytes that WGSL lays out: numbers of one value after another, leaf by leaf, without gaps.
 * Must not know: backends.
 */
import type { ProgramStorage } from '../../shader/ir/program.ts'
import { fromHalf, toHalf } from './texels.ts'

type Words = Float32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A list for each field of a struct, by its path. */
export type Lists = Readonly<Record<string, ArrayLike<number>>>

interface Run {
  /** Such as `position` or `lights[2].color`; empty for the value itself. */
  readonly path: string
  readonly scalar: 'float' | 'int' | 'uint' | 'half'
  /** Bytes from the start of a value, and how many numbers lie side by side. */
  readonly byteOffset: number
  readonly length: number
}

/** Where the numbers of one value lie: columns of matrices and elements of arrays are runs of their own. */
const runsOf = (storage: ProgramStorage): readonly Run[] =>
  storage.leaves.flatMap(({ path, type, count, byteOffset, byteStride }) => {
    const [columns, length] = type.kind === 'matrix' ? [type.columns, type.rows] : [1, type.kind === 'atomic' ? 1 : type.size]
    const { name } = type.scalar
    const scalar = name === 'int' || name === 'uint' || name === 'half' ? name : 'float'
    const called = path.reduce<string>((way, step) => (typeof step === 'number' ? `${way}[${step}]` : way ? `${way}.${step}` : step), '')
    // The columns of a matrix in an array follow each other by the stride of a column.
    return Array.from({ length: (count ?? 1) * columns }, (_, i) => ({ path: called, scalar, byteOffset: byteOffset + i * byteStride, length }))
  })

const countOf = ({ source }: ProgramStorage): number => source.count ?? 1

/** How many plain numbers a storage holds. */
export const numberCount = (storage: ProgramStorage): number => countOf(storage) * runsOf(storage).reduce((sum, { length }) => sum + length, 0)

const viewOf = (bytes: ArrayBuffer) =>
  ({
    float: new Float32Array(bytes),
    int: new Int32Array(bytes),
    uint: new Uint32Array(bytes),
    // Their bits.
    half: new Uint16Array(bytes),
  }) as const satisfies Record<Run['scalar'], unknown>

/** The bytes of these numbers; what is missing is 0. */
export const packStorage = (storage: ProgramStorage, numbers: ArrayLike<number> = []): ArrayBuffer => {
  const bytes = new ArrayBuffer(storage.byteLength)
  const views = viewOf(bytes)
  const byteStride = storage.byteStride ?? storage.byteLength
  const runs = runsOf(storage)
  let next = 0
  for (let value = 0; value < countOf(storage) && next < numbers.length; value++) {
    for (const { scalar, byteOffset, length } of runs) {
      const words = views[scalar]
      const start = (value * byteStride + byteOffset) / words.BYTES_PER_ELEMENT
      for (let i = 0; i < length; i++) {
        const number = numbers[next++] ?? 0
        words[start + i] = scalar === 'half' ? toHalf(number) : number
      }
    }
  }
  return bytes
}

/** How many numbers each field has in all values, by its path. */
export const fieldCounts = (storage: ProgramStorage): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { path, length } of runsOf(storage)) counts.set(path, (counts.get(path) ?? 0) + length * countOf(storage))
  return counts
}

/** The numbers of all values in their order, from a list for each field: what `unpackStorage` has taken apart. */
export const joinFields = (storage: ProgramStorage, lists: Lists): readonly number[] => {
  const runs = runsOf(storage)
  const next: Record<string, number> = {}
  const take = (path: string): number => lists[path]?.[(next[path] = (next[path] ?? -1) + 1)] ?? 0
  return Array.from({ length: countOf(storage) }, () => runs.flatMap(({ path, length }) => Array.from({ length }, () => take(path)))).flat()
}

/** The numbers of these bytes: one list for values of one kind of number, or a list for each field by its path. */
export const unpackStorage = (storage: ProgramStorage, bytes: ArrayBuffer): Words | Readonly<Record<string, Words>> => {
  const views = viewOf(bytes)
  const byteStride = storage.byteStride ?? storage.byteLength
  const count = countOf(storage)
  const runs = runsOf(storage)
  const lists: Record<string, Words> = {}
  for (const path of new Set(runs.map((run) => run.path))) {
    const own = runs.filter((run) => run.path === path)
    const scalar = own[0]?.scalar ?? 'float'
    const length = count * own.reduce((sum, run) => sum + run.length, 0)
    const list = scalar === 'int' ? new Int32Array(length) : scalar === 'uint' ? new Uint32Array(length) : new Float32Array(length)
    let next = 0
    for (let value = 0; value < count; value++) {
      for (const run of own) {
        const words = views[scalar]
        const start = (value * byteStride + run.byteOffset) / words.BYTES_PER_ELEMENT
        for (let i = 0; i < run.length; i++) list[next++] = scalar === 'half' ? fromHalf(words[start + i] ?? 0) : (words[start + i] ?? 0)
      }
    }
    lists[path] = list
  }
  return lists[''] ?? lists
}
