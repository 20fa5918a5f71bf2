/** Entry `kirari/webgpu`: the engine on WebGPU alone. */
import { startEngine } from './engine.ts'
import type { Engine, EngineOptions, OffscreenEngine, OffscreenOptions } from './interface.ts'
import { connectWebGPU } from './webgpu/device.ts'

export type { BackendName, Fragment, Picture } from './device/device.ts'
export type { Fallback, StorageNumbers } from './device/graphics.ts'
export type { Engine, EngineEvents, EngineOptions, OffscreenControls, OffscreenEngine, OffscreenOptions } from './interface.ts'
export { dispatch, draw, repeat } from './step/draw.ts'
export type { Dispatched, DrawOptions, Indirect } from './step/draw.ts'
export { toPNG } from './device/png.ts'
export { geometry } from './step/geometry.ts'
export type { AttributeData, Geometry, GeometryOptions, VertexBuffer, VertexData } from './step/geometry.ts'
export type {
  Blend,
  BlendFactor,
  BlendOperation,
  BlendPart,
  BlendState,
  Compare,
  DepthState,
  DispatchStep,
  DrawStep,
  Frame,
  Live,
  RepeatStep,
  Step,
  Topology,
} from './step/step.ts'
export { EngineError } from './message/error.ts'

/**
 * Shows a fragment, or a frame of steps, on a canvas that is on no page, with WebGPU: in a worker, for example.
 *
 * @example
 * addEventListener('message', ({ data: canvas }) => {
 *   const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 *   engine.resize(800, 600) // as the page says
 * })
 */
export function createEngine(options: OffscreenOptions): OffscreenEngine
/**
 * Shows a fragment, or a frame of steps, on a canvas, with WebGPU.
 *
 * @example
 * const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 */
export function createEngine(options: EngineOptions): Engine
export function createEngine(options: EngineOptions | OffscreenOptions): Engine | OffscreenEngine {
  return startEngine(connectWebGPU, options)
}
