/**
 * The pass that is open in the commands of a frame. Drawings into the same pictures share one, and so do kernels.
 * Hot: runs for every step and allocates nothing of ours. Must not know: what is drawn.
 */
import type { Gpu } from '../gpu.ts'
import type { Timing } from './timing.ts'

/** How a step wants to find what it draws into. */
export interface Clearing {
  readonly clear: readonly number[] | false
  readonly clearDepth: number | false
}

/** Pictures that are drawn into together. */
export interface Surface {
  readonly width: number
  readonly height: number
  /** Describes a pass; `variant` says which of its pictures take part. */
  describe(variant: number, clearing: Clearing): GPURenderPassDescriptor
  /** After a pass. */
  ended(): void
}

export interface Passes {
  /** The encoder of the frame, outside of every pass. */
  encoder(): GPUCommandEncoder
  draw(surface: Surface, variant: number, clearing: Clearing): GPURenderPassEncoder
  compute(): GPUComputePassEncoder
  close(): void
  /** The pipeline of the open pass, so that the same is not set again. */
  pipeline: GPUObjectBase | undefined
  /** Whether the open pass has a viewport or a scissor that the next drawing may not want. */
  isCut: boolean
}

/** A descriptor is used again in every frame; only this changes. What is undefined counts as left out. */
const time = (descriptor: GPURenderPassDescriptor | GPUComputePassDescriptor, timing: Timing | undefined): void => {
  // The types want it left out rather than undefined, which would be another shape of object.
  if (timing) descriptor.timestampWrites = timing.next() as GPURenderPassTimestampWrites
}

export const createPasses = (gpu: Gpu, timing: Timing | undefined): Passes => {
  const { device } = gpu
  const computing: GPUComputePassDescriptor = {}
  let surface: Surface | undefined
  let variant = 0
  let drawing: GPURenderPassEncoder | undefined
  let running: GPUComputePassEncoder | undefined

  const passes: Passes = {
    pipeline: undefined,
    isCut: false,
    encoder() {
      passes.close()
      return (gpu.encoder ??= device.createCommandEncoder())
    },
    draw(next, wanted, clearing) {
      if (drawing && next === surface && wanted === variant) return drawing
      const encoder = passes.encoder()
      const descriptor = next.describe(wanted, clearing)
      time(descriptor, timing)
      surface = next
      variant = wanted
      return (drawing = encoder.beginRenderPass(descriptor))
    },
    compute() {
      if (running) return running
      const encoder = passes.encoder()
      time(computing, timing)
      return (running = encoder.beginComputePass(computing))
    },
    close() {
      passes.pipeline = undefined
      passes.isCut = false
      if (drawing && surface) {
        const ended = surface
        drawing.end()
        drawing = surface = undefined
        ended.ended()
      } else if (running) {
        running.end()
        running = undefined
      }
    },
  }
  return passes
}
