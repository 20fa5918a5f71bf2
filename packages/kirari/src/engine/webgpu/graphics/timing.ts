/**
 * How long the GPU took for the passes of a frame, by its own clock.
 * Must not know: what is drawn.
 */
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Gpu } from '../gpu.ts'

export interface Timing {
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

interface Measurement {
  readonly buffer: GPUBuffer
  state: 'free' | 'written' | 'asked'
  passes: number
  /** `gpu.submits` when it was written: it can be read when that has grown. */
  submits: number
}

export const createTiming = (gpu: Gpu, { onTiming, onFallback }: GraphicsOptions): Timing | undefined => {
  const { device } = gpu
  if (!device.features.has('timestamp-query')) {
    onFallback({ wanted: 'times of the GPU', got: 'none', reason: 'the device has no timestamp-query' })
    return undefined
  }
  const querySet = device.createQuerySet({ type: 'timestamp', count: maxPasses * 2 })
  const resolved = device.createBuffer({ size: maxPasses * 16, usage: QUERY_RESOLVE_COPY_SRC })
  const places = Array.from({ length: maxPasses }, (_, i) => ({ querySet, beginningOfPassWriteIndex: i * 2, endOfPassWriteIndex: i * 2 + 1 }))
  const measurements: Measurement[] = []
  let used = 0
  let isDisposed = false

  const read = async (measurement: Measurement): Promise<void> => {
    measurement.state = 'asked'
    try {
      await measurement.buffer.mapAsync(MAP_READ, 0, measurement.passes * 16)
      const times = new BigUint64Array(measurement.buffer.getMappedRange(0, measurement.passes * 16))
      let nanoseconds = 0
      // A clock that was set anew between the two gives nothing.
      for (let i = 0; i < times.length; i += 2) nanoseconds += Math.max(0, Number((times[i + 1] ?? 0n) - (times[i] ?? 0n)))
      measurement.buffer.unmap()
      measurement.state = 'free'
      if (!isDisposed) onTiming(nanoseconds / 1e6)
    } catch {
      // The device is gone, and the times with it.
    }
  }

  return {
    next: () => places[used++],
    begin() {
      used = 0
      for (const measurement of measurements) if (measurement.state === 'written' && gpu.submits > measurement.submits) void read(measurement)
    },
    end() {
      const passes = Math.min(used, maxPasses)
      let measurement = measurements.find(({ state }) => state === 'free')
      if (!measurement && measurements.length < maxFrames)
        measurements.push(
          (measurement = { buffer: device.createBuffer({ size: maxPasses * 16, usage: MAP_READ_COPY_DST }), state: 'free', passes: 0, submits: 0 }),
        )
      if (!measurement || passes === 0 || !gpu.encoder) return
      measurement.state = 'written'
      measurement.passes = passes
      measurement.submits = gpu.submits
      gpu.encoder.resolveQuerySet(querySet, 0, passes * 2, resolved, 0)
      gpu.encoder.copyBufferToBuffer(resolved, 0, measurement.buffer, 0, passes * 16)
    },
    dispose() {
      isDisposed = true
      querySet.destroy()
      resolved.destroy()
      for (const { buffer } of measurements) buffer.destroy()
    },
  }
}
