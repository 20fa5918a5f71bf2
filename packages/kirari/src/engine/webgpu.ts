/** Entry `kirari/webgpu`: the engine on WebGPU alone. */
import { startEngine } from './engine.ts'
import type { Engine, EngineOptions } from './interface.ts'
import { connectWebGPU } from './webgpu/device.ts'

export type { BackendName, Fragment, Picture } from './device/device.ts'
export type { Engine, EngineEvents, EngineOptions } from './interface.ts'
export { EngineError } from './message/error.ts'

/**
 * Shows a fragment on a canvas, with WebGPU.
 *
 * @example
 * const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 */
export const createEngine = (options: EngineOptions): Engine => startEngine(connectWebGPU, options)
