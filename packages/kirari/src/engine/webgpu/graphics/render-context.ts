/**
 * What all parts of the graphics on WebGPU share: the device, the frame that is being encoded, and checks on what is created.
 * Must not know: what a step is.
 */
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
  /** Makes the smaller levels of a texture from the first. */
  readonly mipmapper: { generate(encoder: GPUCommandEncoder, texture: GPUTexture): void }
  /** Counts frames: the first drawing of each clears what it draws into. */
  frame: number
  /** Sends what was encoded, so that what is written from here on is not seen by it. */
  flush(): void
  /** Destroys what no later command needs; commands that are not sent yet may. */
  discard(things: readonly { destroy(): void }[]): void
  /** Makes something on the GPU; what goes wrong is told by `settle`, or by `onError` where nobody waits. */
  create<T>(what: string, make: () => T): T
  /** Rejects where something that was created before does not exist. */
  settle(): Promise<void>
  /** Refuses by name what the device does not have. */
  demand(feature: string, what: string, instead?: string): void
}

export const createRenderContext = (gpu: Gpu, given: GraphicsOptions, mipmapper: RenderContext['mipmapper']): RenderContext => {
  const { device } = gpu
  const told = new Set<string>()
  const options: GraphicsOptions = {
    ...given,
    // What several steps use is told once.
    onFallback(fallback) {
      if (told.has(fallback.wanted)) return
      told.add(fallback.wanted)
      given.onFallback(fallback)
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
    discard(things) {
      if (things.length > 0) flush()
      for (const thing of things) thing.destroy()
    },
    create(what, make) {
      device.pushErrorScope('out-of-memory')
      device.pushErrorScope('validation')
      const made = make()
      const refused = device.popErrorScope()
      const tooLarge = device.popErrorScope()
      const outcome = Promise.all([refused, tooLarge]).then(
        ([wrong, memory]) => (memory ? new EngineError(noMemory(what)) : wrong ? new EngineError(gpuRefused(wrong.message)) : undefined),
        // The device is gone, which is told elsewhere.
        () => undefined,
      )
      outstanding.add(outcome)
      void outcome.then((error) => {
        if (outstanding.delete(outcome) && error) options.onError(error)
      })
      return made
    },
    async settle() {
      const mine = [...outstanding]
      outstanding.clear()
      for (const error of await Promise.all(mine)) if (error) throw error
    },
    demand(feature, what, instead) {
      if (!device.features.has(feature)) throw new EngineError(noFeature(`${what} (${feature})`, instead))
    },
  }
}
