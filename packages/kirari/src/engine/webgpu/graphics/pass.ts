/**
 * The open pass of a frame. Consecutive draws into the same attachments share a render pass, consecutive kernels a compute pass.
 * Hot: runs for every step and allocates nothing of ours.
 */
import type { Gpu } from '../gpu.ts'
import type { Timing } from './timing.ts'

/** How a step clears its attachments before the first draw of a frame; false loads the old contents. */
export interface ClearValues {
  readonly clear: readonly number[] | false
  readonly clearDepth: number | false
}

/** Attachments that are drawn into together: a target or the canvas. */
export interface Surface {
  readonly width: number
  readonly height: number
  /** The descriptor of a pass. `variant`: for the canvas, whether the pass has depth; for a target, the index of the ping-pong textures. */
  describe(variant: number, clearValues: ClearValues): GPURenderPassDescriptor
  /** Called after a pass. */
  ended(): void
}

export interface Passes {
  /** Closes the open pass, and returns the encoder of the frame. */
  encoder(): GPUCommandEncoder
  draw(surface: Surface, variant: number, clearValues: ClearValues): GPURenderPassEncoder
  compute(): GPUComputePassEncoder
  close(): void
  /** The current pipeline of the open pass. */
  pipeline: GPUObjectBase | undefined
  /** Whether the last draw set a viewport or a scissor, which the next one has to reset. */
  isClipped: boolean
}

/** Sets the timestamps in a descriptor, which is reused every frame. */
const setTimestamps = (descriptor: GPURenderPassDescriptor | GPUComputePassDescriptor, timing: Timing | undefined): void => {
  // WebGPU treats undefined as absent; the types do not.
  if (timing) descriptor.timestampWrites = timing.next() as GPURenderPassTimestampWrites
}

export const createPasses = (gpu: Gpu, timing: Timing | undefined): Passes => {
  const { device } = gpu
  const computeDescriptor: GPUComputePassDescriptor = {}
  let surface: Surface | undefined
  let variant = 0
  let renderPass: GPURenderPassEncoder | undefined
  let computePass: GPUComputePassEncoder | undefined

  const passes: Passes = {
    pipeline: undefined,
    isClipped: false,
    encoder() {
      passes.close()
      return (gpu.encoder ??= device.createCommandEncoder())
    },
    draw(nextSurface, nextVariant, clearValues) {
      if (renderPass && nextSurface === surface && nextVariant === variant) return renderPass
      const encoder = passes.encoder()
      const descriptor = nextSurface.describe(nextVariant, clearValues)
      setTimestamps(descriptor, timing)
      surface = nextSurface
      variant = nextVariant
      return (renderPass = encoder.beginRenderPass(descriptor))
    },
    compute() {
      if (computePass) return computePass
      const encoder = passes.encoder()
      setTimestamps(computeDescriptor, timing)
      return (computePass = encoder.beginComputePass(computeDescriptor))
    },
    close() {
      passes.pipeline = undefined
      passes.isClipped = false
      if (renderPass && surface) {
        const endedSurface = surface
        renderPass.end()
        renderPass = surface = undefined
        endedSurface.ended()
      } else if (computePass) {
        computePass.end()
        computePass = undefined
      }
    },
  }
  return passes
}
