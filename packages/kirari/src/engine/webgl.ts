/** Entry `kirari/webgl`: the engine on WebGL2 alone, for the smallest bundle. */
import { startEngine } from './engine.ts'
import type { Engine, EngineOptions, OffscreenEngine, OffscreenOptions } from './interface.ts'
import { connectOwn } from './webgl/own.ts'

export * from './entry.ts'
export type { EngineOptions, OffscreenOptions } from './interface.ts'

/**
 * Shows a fragment, or a frame of steps, on a canvas that is on no page, with WebGL2: in a worker, for example.
 *
 * @example
 * addEventListener('message', ({ data: canvas }) => {
 *   const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 *   engine.resize(800, 600) // as the page says
 * })
 */
export function createEngine(options: OffscreenOptions): OffscreenEngine
/**
 * Shows a fragment, or a frame of steps, on a canvas, with WebGL2.
 *
 * @example
 * const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 */
export function createEngine(options: EngineOptions): Engine
export function createEngine(options: EngineOptions | OffscreenOptions): Engine | OffscreenEngine {
  return startEngine(connectOwn, options, createEngine)
}
