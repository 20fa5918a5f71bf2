/** The buffers of a kernel, with copies for the storages that stand for the old state. */
import type { StorageSource } from '../../../ir/expr.ts'
import { sourceOf } from './feed.ts'
import type { JSBuffer } from './memory.ts'

type Buffers = Iterable<readonly [storage: object, data: JSBuffer]>

/** What is passed for the storages of a kernel, and a copy of each for the one that stands for its old state. */
export const withOlds = (buffers: Buffers, olds: ReadonlyMap<StorageSource, StorageSource>): Buffers => {
  const given = [...buffers]
  const copies = given.flatMap(([storage, data]) => {
    // What is no source has no old state.
    const old = olds.get(sourceOf(storage) as StorageSource)
    return old ? [[old, data.slice()] as const] : []
  })
  return [...given, ...copies]
}
