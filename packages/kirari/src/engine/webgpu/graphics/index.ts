/**
 * Frames of several steps on WebGPU: what a lone fragment does without. Loaded when the first engine needs it.
 */
import { noFeature } from '#explain-engine'
import type { Graphics, GraphicsOptions } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import type { Gpu } from '../gpu.ts'

export const createGraphics = (_gpu: Gpu, _context: GPUCanvasContext, _options: GraphicsOptions): Graphics => {
  throw new EngineError(noFeature('frames'))
}
