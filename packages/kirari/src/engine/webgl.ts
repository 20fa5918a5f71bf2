/** Entry `kirari/webgl`: the engine on WebGL2 alone, for the smallest bundle. */
import { startEngine } from './engine.ts'
import type { Engine, EngineOptions, OffscreenEngine, OffscreenOptions } from './interface.ts'
import type { FrameSupport } from './device/graph.ts'
import { createDispatch, createDraw, createRepeat } from './step/draw.ts'
import { openGraph } from './webgl/graphics/index.ts'
import { connectOwn } from './webgl/own.ts'

export * from './entry.ts'
export type { EngineOptions, OffscreenOptions } from './interface.ts'

const entry = 'kirari/webgl'
/** Runs frames of steps; the steps bring it. */
const support: FrameSupport = { entry, open: openGraph }

/**
 * Draws triangles, lines or points, or fills the canvas or target where there is no vertex stage.
 *
 * @example
 * draw({ vertex: camera.mul(vec4(position, 1)), fragment: color, geometry: cube, depth: true, cull: 'back' })
 */
export const draw = /*#__PURE__*/ createDraw(support)
/**
 * Runs a compute stage in the given number of workgroups, which requires WebGPU, or a kernel.
 *
 * @example
 * dispatch(compute({ workgroupSize: [64] }, () => { … }), [16])
 */
export const dispatch = /*#__PURE__*/ createDispatch(support)
/**
 * Runs the steps `count` times, one round after another.
 *
 * @example
 * repeat(20, [relax])
 */
export const repeat = /*#__PURE__*/ createRepeat(support)

/**
 * Shows a fragment, or a frame of steps, on a canvas that is on no page, with WebGL2: in a worker, for example.
 *
 * @example
 * addEventListener('message', ({ data: canvas }) => {
 *   const engine = createEngine({ canvas, fragment: vec4(uv, time.sin(), 1) })
 *   engine.resize(800, 600) // the size on the page
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
  return startEngine(connectOwn, options, createEngine, entry)
}
