/** The buffers of a kernel, with copies as the old state. */
import type { StorageSource } from '../../../ir/expr.ts'
import { sourceOf } from './feed.ts'
import type { JSBuffer } from './memory.ts'

type Buffers = Iterable<readonly [storage: object, data: JSBuffer]>

/** The buffers passed for the storages of a kernel, and a copy of each for the storage that represents its old state. */
export const withOlds = (buffers: Buffers, olds: ReadonlyMap<StorageSource, StorageSource>): Buffers => {
  const given = [...buffers]
  const copies = given.flatMap(([storage, data]) => {
    // Anything else is not a source and has no old state.
    const old = olds.get(sourceOf(storage) as StorageSource)
    return old ? [[old, data.slice()] as const] : []
  })
  return [...given, ...copies]
}
