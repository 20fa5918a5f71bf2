/** Runs kernels on the CPU, and their equivalent loops; the contents of storages can be compared across all targets. */
import { numberCount, packStorage, unpackStorage } from '../../../src/engine/device/pack.ts'
import { compileWGSLKernel } from '../../../src/shader/target/wgsl/kernel.ts'
import type { StorageSource } from '../../../src/shader/ir/expr.ts'
import type { ProgramStorage } from '../../../src/shader/ir/program.ts'
import type { KernelSource } from '../../../src/shader/ir/resource.ts'
import { runKernel } from '../../../src/shader/target/cpu/index.ts'
import type { Style } from '../../../src/shader/target/text/print.ts'
import { compactNames } from '../../../src/shader/target/text/compact-namer.ts'
import { memoryShape } from '../../../src/shader/target/cpu/run/memory.ts'
import type { KernelCase } from './case.ts'

/** The contents of storages, by name. */
export type State = Readonly<Record<string, unknown>>

export const compact = (): Style => ({ compact: true, namer: compactNames() })
export const nameOf = ({ name = 'storage' }: StorageSource): string => name

/** Converts bytes to lists of numbers. */
export const stateOf = (entries: Iterable<readonly [ProgramStorage, ArrayBuffer]>): State =>
  Object.fromEntries([...entries].map(([storage, bytes]) => [nameOf(storage.source), unpackStorage(storage, bytes)]))

const storagesOf = (kernel: KernelSource): readonly ProgramStorage[] => compileWGSLKernel(kernel, compact(), storagesOf).storages
const numbersOf = (storages: readonly ProgramStorage[]): Record<string, number[]> =>
  Object.fromEntries(storages.map((storage) => [nameOf(storage.source), Array.from({ length: numberCount(storage) }, (_, i) => storage.source.data?.[i] ?? 0)]))

/** The result of the loop. */
export const expectedState = ({ kernel, loop, rounds = 1 }: KernelCase): State => {
  const storages = storagesOf(kernel)
  const next = numbersOf(storages)
  for (let round = 0; round < rounds; round++) loop(next, Object.fromEntries(Object.entries(next).map(([name, numbers]) => [name, [...numbers]])))
  return stateOf(storages.map((storage) => [storage, packStorage(storage, next[nameOf(storage.source)])]))
}

/** The first unexpected number; undefined if there is none. Comparing a million one by one with `toEqual` takes seconds. */
export const differenceOf = (came: State, expected: State): string | undefined => {
  for (const [name, wanted] of Object.entries(expected)) {
    const found = came[name]
    if (ArrayBuffer.isView(wanted) && ArrayBuffer.isView(found)) {
      // Both are lists of numbers: `unpackStorage` returns nothing else.
      const [a, b] = [found as Float32Array, wanted as Float32Array]
      if (a.length !== b.length) return `${name}: ${a.length} numbers, not ${b.length}`
      for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return `${name}[${i}]: ${a[i]}, not ${b[i]}`
    } else {
      // A struct has a list for each field.
      const inner = found && wanted ? differenceOf(found as State, wanted as State) : 'nothing'
      if (inner !== undefined) return `${name}.${inner}`
    }
  }
  return undefined
}

const arrays = { Float32Array, Float64Array, Int32Array, Uint32Array, Uint8Array } as const

/** The same on the CPU. */
export const runOnCPU = (kernel: KernelSource, rounds: number): State => {
  const storages = storagesOf(kernel)
  const buffers = storages.map((storage) => {
    const { kind, length } = memoryShape(storage.source)
    const data = new arrays[kind](length)
    data.set(Array.from(storage.source.data ?? []))
    return [storage, data] as const
  })
  for (let round = 0; round < rounds; round++) runKernel(kernel, { buffers: buffers.map(([{ source }, data]) => [source, data]) })
  return stateOf(buffers.map(([storage, data]) => [storage, packStorage(storage, data)]))
}
