/** Measures the GPU time of the passes of a frame, with timestamp queries. */
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Gpu } from '../gpu.ts'

export interface Timing {
  /** The timestamp writes of the next pass; undefined once `maxPasses` are measured. */
  next(): GPURenderPassTimestampWrites | undefined
  /** Fetches the times of earlier frames. */
  begin(): void
  /** Called after the last pass: copies the timestamps of this frame to a buffer. */
  end(): void
  dispose(): void
}

// Values of GPUBufferUsage and GPUMapMode.
const QUERY_RESOLVE_COPY_SRC = 0x204
const MAP_READ_COPY_DST = 0x9
const MAP_READ = 1
/** How many passes of a frame are measured. */
const maxPasses = 64
/** How many frames can be measured at the same time. */
const maxFrames = 4

interface Measurement {
  readonly buffer: GPUBuffer
  state: 'free' | 'written' | 'mapping'
  passes: number
  /** `gpu.submits` when the copy was encoded: the buffer can be mapped after the next submit. */
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
  const timestampWrites = Array.from({ length: maxPasses }, (_, i) => ({ querySet, beginningOfPassWriteIndex: i * 2, endOfPassWriteIndex: i * 2 + 1 }))
  const measurements: Measurement[] = []
  let used = 0
  let isDisposed = false

  const read = async (measurement: Measurement): Promise<void> => {
    measurement.state = 'mapping'
    try {
      await measurement.buffer.mapAsync(MAP_READ, 0, measurement.passes * 16)
      const times = new BigUint64Array(measurement.buffer.getMappedRange(0, measurement.passes * 16))
      let nanoseconds = 0
      // A timestamp may decrease when the clock is reset.
      for (let i = 0; i < times.length; i += 2) nanoseconds += Math.max(0, Number((times[i + 1] ?? 0n) - (times[i] ?? 0n)))
      measurement.buffer.unmap()
      measurement.state = 'free'
      if (!isDisposed) onTiming(nanoseconds / 1e6)
    } catch {
      // The device is lost.
    }
  }

  return {
    next: () => timestampWrites[used++],
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
