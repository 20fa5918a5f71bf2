/**
 * Entry `kirari`: the engine with the choice of a backend. The one that is not used is never downloaded, by bundlers that split.
 */
import { noWebGPU } from '#explain-engine'
import type { BackendName, Connect } from './engine/device/device.ts'
import type { FrameSupport } from './engine/device/graph.ts'
import { startEngine } from './engine/engine.ts'
import type { Engine, EngineOptions as AnyBackendOptions, OffscreenEngine, OffscreenOptions as AnyBackendOffscreenOptions } from './engine/interface.ts'
import { EngineError } from './engine/message/error.ts'
import { createDispatch, createDraw, createRepeat } from './engine/step/draw.ts'

export * from './engine/entry.ts'

interface Choice {
  /** `auto`, the default, takes WebGPU where it really works and WebGL2 elsewhere. `engine.backend` and the event `backend` say which. */
  readonly backend?: BackendName | 'auto' | undefined
}
export type EngineOptions = AnyBackendOptions & Choice
export type OffscreenOptions = AnyBackendOffscreenOptions & Choice

/** What runs frames of steps, which the steps bring: that of the backend which draws, in a piece of its own. */
const support: FrameSupport = {
  entry: 'kirari',
  isUniversal: true,
  async open(device, ...rest) {
    const { openGraph } = await (device.backend === 'webgpu' ? import('./engine/webgpu/graphics/index.ts') : import('./engine/webgl/graphics/index.ts'))
    return openGraph(device, ...rest)
  },
}

/**
 * Draws triangles, lines or points, or fills the canvas or target where there is no vertex stage.
 *
 * @example
 * draw({ vertex: camera.mul(vec4(position, 1)), fragment: color, geometry: cube, depth: true, cull: 'back' })
 */
export const draw = /*#__PURE__*/ createDraw(support)
/**
 * Runs a compute stage in so many workgroups, which takes WebGPU, or a kernel.
 *
 * @example
 * dispatch(compute({ workgroupSize: [64] }, () => { … }), [16])
 */
export const dispatch = /*#__PURE__*/ createDispatch(support)
/**
 * The steps so many times, one round after another.
 *
 * @example
 * repeat(20, [relax])
 */
export const repeat = /*#__PURE__*/ createRepeat(support)

/**
 * Shows a fragment, or a frame of steps, on a canvas that is on no page, with WebGPU or WebGL2: in a worker, for example.
 *
 * @example
 * addEventListener('message', ({ data: canvas }) => {
 *   const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 *   engine.resize(800, 600) // as the page says
 * })
 */
export function createEngine(options: OffscreenOptions): OffscreenEngine
/**
 * Shows a fragment, or a frame of steps, on a canvas, with WebGPU or WebGL2.
 *
 * @example
 * const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 */
export function createEngine(options: EngineOptions): Engine
export function createEngine(options: EngineOptions | OffscreenOptions, below: unknown = createEngine): Engine | OffscreenEngine {
  // Callers without types may leave the options out; startEngine reports it.
  return startEngine(choose((options as typeof options | undefined)?.backend ?? 'auto'), options, below)
}

/** A GPU that is lost sooner than this does not really work. */
const trialMilliseconds = 1000

const choose = (wanted: BackendName | 'auto'): Connect => {
  let choice = wanted
  let reason: Error | undefined
  /** When the canvas became one of WebGPU, which it stays for ever. */
  let connectedAt = 0

  return async (host) => {
    if (choice !== 'webgl2') {
      try {
        if (host.again) {
          // With a fresh canvas another backend can be tried; without one there is only patience.
          if (choice === 'auto' && host.replace && performance.now() - connectedAt < trialMilliseconds)
            throw new EngineError(noWebGPU('a GPU that was lost at once'))
        } else if (choice === 'auto') await refuseSoftware()
        const { connectProbed, connectWebGPU } = await import('./engine/webgpu/index.ts')
        const device = await (choice === 'auto' && !host.again ? connectProbed : connectWebGPU)(host)
        connectedAt = performance.now()
        return device
      } catch (error) {
        if (choice === 'webgpu' || (connectedAt && !host.replace)) throw error
        if (connectedAt) host.replace?.()
        choice = 'webgl2'
        // Nothing but Errors is thrown above.
        reason = error as Error
      }
    }
    const { connectWebGL } = await import('./engine/webgl/index.ts')
    return { ...(await connectWebGL(host)), reason }
  }
}

/** Software that plays a GPU is slow either way, and older and better tested in WebGL2. Asked first, so that nothing is downloaded in vain. */
const refuseSoftware = async (): Promise<void> => {
  // TypeScript believes every browser has it.
  const adapter = await (navigator.gpu as GPU | undefined)?.requestAdapter()
  // And that every adapter has this: older browsers have none.
  const info: GPUAdapterInfo | undefined = adapter?.info
  if (!adapter || info?.isFallbackAdapter) throw new EngineError(noWebGPU(adapter ? 'software that plays a GPU' : 'no adapter'))
}
