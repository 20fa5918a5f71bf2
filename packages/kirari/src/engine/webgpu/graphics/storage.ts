/** The buffers of storages: their initial data, and the copies of old values that some kernels read. */
import { badStep } from '#explain-frame'
import type { StorageSource } from '../../../shader/ir/expr.ts'
import type { ProgramStorage } from '../../../shader/ir/program.ts'
import { uintType } from '../../../shader/ir/type.ts'
import { packStorage } from '../../device/pack.ts'
import { EngineError } from '../../message/error.ts'
import { createReferenceCounted } from './reference-counted.ts'
import type { RenderContext } from './render-context.ts'

export interface StorageBuffer {
  readonly source: StorageSource
  readonly buffer: GPUBuffer
  /** The copy of the old values; created on first use. */
  readonly old: () => GPUBuffer
  readonly byteLength: number
  /** Without bytes, writes the initial data. */
  write(bytes?: ArrayBuffer): void
  dispose(): void
}

export interface Storages {
  /** Each call needs one `release`. The first program that uses the storage gives its layout. */
  acquire(storage: ProgramStorage): StorageBuffer
  /** The buffer that an indirect draw or dispatch reads its counts from. */
  acquireCounts(source: StorageSource): StorageBuffer
  release(source: StorageSource): void
  get(source: StorageSource): StorageBuffer | undefined
  readonly list: readonly StorageBuffer[]
  dispose(): void
}

// Values of GPUBufferUsage.
const STORAGE_INDIRECT_COPY = 0x18c
const STORAGE_COPY_DST = 0x88

export const createStorages = (render: RenderContext): Storages => {
  const { device } = render
  /** The size and initial bytes of storages; programs do not lay out storages of indirect counts. */
  const layouts = new WeakMap<StorageSource, Pick<ProgramStorage, 'byteLength'> & { readonly pack: () => ArrayBuffer }>()

  const make = (source: StorageSource): StorageBuffer => {
    const layout = layouts.get(source)
    const byteLength = Math.max(4, layout?.byteLength ?? 0)
    const label = source.name ? `storage "${source.name}"` : 'a storage'
    const buffer = render.create(label, () => device.createBuffer({ label, size: byteLength, usage: STORAGE_INDIRECT_COPY }))
    let copy: GPUBuffer | undefined
    const storage: StorageBuffer = {
      source,
      buffer,
      byteLength,
      old: () => (copy ??= render.create(`a copy of ${label}`, () => device.createBuffer({ label, size: byteLength, usage: STORAGE_COPY_DST }))),
      write(bytes) {
        // Encoded commands must see the old contents.
        if (render.gpu.encoder) render.flush()
        device.queue.writeBuffer(buffer, 0, bytes ?? layout?.pack() ?? new ArrayBuffer(byteLength))
      },
      dispose: () => render.discard(copy ? [buffer, copy] : [buffer]),
    }
    // New buffers are zeros.
    if (source.data) storage.write()
    return storage
  }
  const buffers = createReferenceCounted(make, (storage) => storage.dispose())
  const holdsUints = ({ type }: StorageSource): boolean =>
    type === uintType || (type.kind === 'array' && (type.element === uintType || (type.element.kind === 'atomic' && type.element.scalar === uintType)))

  return {
    acquire(storage) {
      const { source } = storage
      if (!layouts.has(source)) layouts.set(source, { byteLength: storage.byteLength, pack: () => packStorage(storage, source.data) })
      return buffers.acquire(source)
    },
    acquireCounts(source) {
      if (!holdsUints(source)) throw new EngineError(badStep('a storage of uints as `indirect`', source.type.name))
      const byteLength = (source.count ?? 1) * 4
      if (!layouts.has(source))
        layouts.set(source, { byteLength, pack: () => Uint32Array.from({ length: byteLength / 4 }, (_, i) => source.data?.[i] ?? 0).buffer })
      return buffers.acquire(source)
    },
    release: (source) => buffers.release(source),
    get: (source) => buffers.get(source),
    list: buffers.list,
    dispose: () => buffers.dispose(),
  }
}
