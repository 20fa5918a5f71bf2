/** The state that all steps of an engine share on WebGPU: the device, the frame being encoded, and error checks for created resources. */
import { gpuRefused, noFeature, noMemory } from '#explain-frame'
import type { GraphicsOptions } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import type { Gpu } from '../gpu.ts'
import { createPasses, type Passes } from './pass.ts'
import { createTiming, type Timing } from './timing.ts'

export interface RenderContext {
  readonly gpu: Gpu
  readonly device: GPUDevice
  readonly options: GraphicsOptions
  readonly passes: Passes
  readonly timing: Timing | undefined
  readonly mipmapper: { generate(encoder: GPUCommandEncoder, texture: GPUTexture): void }
  /** The number of the frame: surfaces clear at the first draw of a frame. */
  frame: number
  /** Submits the encoded commands, so that they do not see later writes to buffers. */
  flush(): void
  /** Submits the encoded commands, which may use the resources, and destroys the resources. */
  discard(resources: readonly { destroy(): void }[]): void
  /** Creates a resource. `settle` throws its errors; without a pending `settle`, `onError` reports them. `label` is for error messages. */
  create<T>(label: string, make: () => T): T
  /** Rejects if the creation of a resource failed. */
  settle(): Promise<void>
  /** Throws if the device lacks a feature. */
  requireFeature(feature: string, what: string, instead?: string): void
}

export const createRenderContext = (gpu: Gpu, engineOptions: GraphicsOptions, mipmapper: RenderContext['mipmapper']): RenderContext => {
  const { device } = gpu
  const reported = new Set<string>()
  const options: GraphicsOptions = {
    ...engineOptions,
    // Several steps may cause the same fallback.
    onFallback(fallback) {
      if (reported.has(fallback.wanted)) return
      reported.add(fallback.wanted)
      engineOptions.onFallback(fallback)
    },
  }
  const outstanding = new Set<Promise<EngineError | undefined>>()
  const timing = options.timing ? createTiming(gpu, options) : undefined
  const passes = createPasses(gpu, timing)
  const flush = (): void => {
    passes.close()
    gpu.submit()
  }
  return {
    gpu,
    device,
    options,
    passes,
    timing,
    mipmapper,
    frame: 0,
    flush,
    discard(resources) {
      if (resources.length > 0) flush()
      for (const resource of resources) resource.destroy()
    },
    create(label, make) {
      device.pushErrorScope('out-of-memory')
      device.pushErrorScope('validation')
      const resource = make()
      const validation = device.popErrorScope()
      const memory = device.popErrorScope()
      const outcome = Promise.all([validation, memory]).then(
        ([invalid, outOfMemory]) => (outOfMemory ? new EngineError(noMemory(label)) : invalid ? new EngineError(gpuRefused(invalid.message)) : undefined),
        // The device is lost, which `Device.lost` reports.
        () => undefined,
      )
      outstanding.add(outcome)
      void outcome.then((error) => {
        if (outstanding.delete(outcome) && error) options.onError(error)
      })
      return resource
    },
    async settle() {
      const outcomes = [...outstanding]
      outstanding.clear()
      for (const error of await Promise.all(outcomes)) if (error) throw error
    },
    requireFeature(feature, what, instead) {
      if (!device.features.has(feature)) throw new EngineError(noFeature(`${what} (${feature})`, instead))
    },
  }
}
