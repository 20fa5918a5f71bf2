/**
 * Converts the contents of storages between plain numbers and bytes in WGSL's memory layout. Plain numbers list one value after another,
 * leaf by leaf, without padding.
 */
import type { ProgramStorage } from '../../shader/ir/program.ts'
import { fromHalf, toHalf } from './texels.ts'

type Words = Float32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** The numbers of each field of a struct, by its path. */
export type Lists = Readonly<Record<string, ArrayLike<number>>>

/** Components that are contiguous in memory. */
interface Run {
  /** For example `position` or `lights[2].color`; empty for the value itself. */
  readonly path: string
  readonly scalar: 'float' | 'int' | 'uint' | 'half'
  /** From the start of a value. */
  readonly byteOffset: number
  /** In components. */
  readonly length: number
}

/** The runs of one value: each column of a matrix and each element of an array is a run. */
const runsOf = (storage: ProgramStorage): readonly Run[] =>
  storage.leaves.flatMap(({ path, type, count, byteOffset, byteStride }) => {
    const [columns, length] = type.kind === 'matrix' ? [type.columns, type.rows] : [1, type.kind === 'atomic' ? 1 : type.size]
    const { name: scalarName } = type.scalar
    const scalar = scalarName === 'int' || scalarName === 'uint' || scalarName === 'half' ? scalarName : 'float'
    const name = path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part), '')
    // In an array of matrices, byteStride is the stride of a column.
    return Array.from({ length: (count ?? 1) * columns }, (_, i) => ({ path: name, scalar, byteOffset: byteOffset + i * byteStride, length }))
  })

const countOf = ({ source }: ProgramStorage): number => source.count ?? 1

/** The count of plain numbers in a storage. */
export const numberCount = (storage: ProgramStorage): number => countOf(storage) * runsOf(storage).reduce((sum, { length }) => sum + length, 0)

const viewOf = (bytes: ArrayBuffer) =>
  ({
    float: new Float32Array(bytes),
    int: new Int32Array(bytes),
    uint: new Uint32Array(bytes),
    // The bits of the halves.
    half: new Uint16Array(bytes),
  }) as const satisfies Record<Run['scalar'], unknown>

/** Packs numbers into bytes; missing numbers are 0. */
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

/** The count of numbers of each field over all values, by its path. */
export const fieldCounts = (storage: ProgramStorage): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { path, length } of runsOf(storage)) counts.set(path, (counts.get(path) ?? 0) + length * countOf(storage))
  return counts
}

/** Interleaves the lists of all fields, value by value: the inverse of splitting them in `unpackStorage`. */
export const joinFields = (storage: ProgramStorage, lists: Lists): readonly number[] => {
  const runs = runsOf(storage)
  const next: Record<string, number> = {}
  const take = (path: string): number => lists[path]?.[(next[path] = (next[path] ?? -1) + 1)] ?? 0
  return Array.from({ length: countOf(storage) }, () => runs.flatMap(({ path, length }) => Array.from({ length }, () => take(path)))).flat()
}

/** Unpacks bytes into one list of numbers, or, for a struct, into a list for each field by its path. */
export const unpackStorage = (storage: ProgramStorage, bytes: ArrayBuffer): Words | Readonly<Record<string, Words>> => {
  const views = viewOf(bytes)
  const byteStride = storage.byteStride ?? storage.byteLength
  const count = countOf(storage)
  const runs = runsOf(storage)
  const lists: Record<string, Words> = {}
  for (const path of new Set(runs.map((run) => run.path))) {
    const fieldRuns = runs.filter((run) => run.path === path)
    const scalar = fieldRuns[0]?.scalar ?? 'float'
    const length = count * fieldRuns.reduce((sum, run) => sum + run.length, 0)
    const list = scalar === 'int' ? new Int32Array(length) : scalar === 'uint' ? new Uint32Array(length) : new Float32Array(length)
    let next = 0
    for (let value = 0; value < count; value++) {
      for (const run of fieldRuns) {
        const words = views[scalar]
        const start = (value * byteStride + run.byteOffset) / words.BYTES_PER_ELEMENT
        for (let i = 0; i < run.length; i++) list[next++] = scalar === 'half' ? fromHalf(words[start + i] ?? 0) : (words[start + i] ?? 0)
      }
    }
    lists[path] = list
  }
  return lists[''] ?? lists
}
