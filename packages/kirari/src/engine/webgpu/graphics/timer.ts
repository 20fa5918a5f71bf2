/**
 * How long the GPU took for the passes of a frame, by its own clock.
 * Must not know: what is drawn.
 */
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Gpu } from '../gpu.ts'

export interface Timer {
  /** Where the next pass of the frame writes its times; undefined for passes after the last that is measured. */
  next(): GPURenderPassTimestampWrites | undefined
  /** Looks at times of earlier frames. */
  begin(): void
  /** Has the times of this frame written down, after its last pass. */
  end(): void
  dispose(): void
}

// GPUBufferUsage and GPUMapMode by number.
const QUERY_RESOLVE_COPY_SRC = 0x204
const MAP_READ_COPY_DST = 0x9
const MAP_READ = 1
/** Passes of a frame that are measured. */
const maxPasses = 64
/** Frames whose times are on their way at once; more are not measured. */
const maxFrames = 4

interface Sheet {
  readonly buffer: GPUBuffer
  state: 'free' | 'written' | 'asked'
  passes: number
  /** `gpu.submits` when it was written: it can be read when that has grown. */
  submits: number
}

export const createTimer = (gpu: Gpu, { onTiming, onFallback }: GraphicsOptions): Timer | undefined => {
  const { device } = gpu
  if (!device.features.has('timestamp-query')) {
    onFallback({ wanted: 'times of the GPU', got: 'none', reason: 'the device has no timestamp-query' })
    return undefined
  }
  const querySet = device.createQuerySet({ type: 'timestamp', count: maxPasses * 2 })
  const resolved = device.createBuffer({ size: maxPasses * 16, usage: QUERY_RESOLVE_COPY_SRC })
  const places = Array.from({ length: maxPasses }, (_, i) => ({ querySet, beginningOfPassWriteIndex: i * 2, endOfPassWriteIndex: i * 2 + 1 }))
  const sheets: Sheet[] = []
  let used = 0
  let isDisposed = false

  const read = async (sheet: Sheet): Promise<void> => {
    sheet.state = 'asked'
    try {
      await sheet.buffer.mapAsync(MAP_READ, 0, sheet.passes * 16)
      const times = new BigUint64Array(sheet.buffer.getMappedRange(0, sheet.passes * 16))
      let nanoseconds = 0
      // A clock that was set anew between the two gives nothing.
      for (let i = 0; i < times.length; i += 2) nanoseconds += Math.max(0, Number((times[i + 1] ?? 0n) - (times[i] ?? 0n)))
      sheet.buffer.unmap()
      sheet.state = 'free'
      if (!isDisposed) onTiming(nanoseconds / 1e6)
    } catch {
      // The device is gone, and the times with it.
    }
  }

  return {
    next: () => places[used++],
    begin() {
      used = 0
      for (const sheet of sheets) if (sheet.state === 'written' && gpu.submits > sheet.submits) void read(sheet)
    },
    end() {
      const passes = Math.min(used, maxPasses)
      let sheet = sheets.find(({ state }) => state === 'free')
      if (!sheet && sheets.length < maxFrames)
        sheets.push((sheet = { buffer: device.createBuffer({ size: maxPasses * 16, usage: MAP_READ_COPY_DST }), state: 'free', passes: 0, submits: 0 }))
      if (!sheet || passes === 0 || !gpu.encoder) return
      sheet.state = 'written'
      sheet.passes = passes
      sheet.submits = gpu.submits
      gpu.encoder.resolveQuerySet(querySet, 0, passes * 2, resolved, 0)
      gpu.encoder.copyBufferToBuffer(resolved, 0, sheet.buffer, 0, passes * 16)
    },
    dispose() {
      isDisposed = true
      querySet.destroy()
      resolved.destroy()
      for (const { buffer } of sheets) buffer.destroy()
    },
  }
}
