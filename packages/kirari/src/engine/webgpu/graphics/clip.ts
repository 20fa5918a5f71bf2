/** The viewport and the scissor of a step, in the pixels of WebGPU. Hot: it runs in frames and allocates nothing. */
import { badStep } from '#explain-frame'
import { EngineError } from '../../message/error.ts'
import type { DrawStep } from '../../step/step.ts'
import type { Passes } from './pass.ts'

const within = (place: number, limit: number): number => Math.min(limit, Math.max(0, Math.round(place)))

/**
 * A function that gives a pass the step's viewport and scissor, or the full ones again after a step with its own. Rows of a canvas count
 * downwards, those of a target upwards; WebGPU refuses a scissor beyond the picture, so it is cut to it.
 */
export const clipper =
  (
    { viewport, scissor }: DrawStep,
    passes: Passes,
    surface: { readonly width: number; readonly height: number },
    isTarget: boolean,
    longest: number,
  ): ((pass: GPURenderPassEncoder) => void) =>
  (pass) => {
    const { width, height } = surface
    if (viewport) {
      const box = typeof viewport === 'function' ? viewport() : viewport
      const left = Math.round(box[0])
      const low = Math.round(box[1])
      const right = Math.round(box[0] + box[2])
      const high = Math.round(box[1] + box[3])
      // One that the device refuses would take the frames of all canvases with it.
      if (right - left > longest || high - low > longest || left < -2 * longest || low < -2 * longest || right > 2 * longest || high > 2 * longest)
        throw new EngineError(badStep(`a viewport of at most ${longest} pixels a side, near the picture`, box))
      pass.setViewport(left, isTarget ? low : height - high, right - left, high - low, 0, 1)
    } else if (passes.isCut) pass.setViewport(0, 0, width, height, 0, 1)
    if (scissor) {
      const box = typeof scissor === 'function' ? scissor() : scissor
      const left = within(box[0], width)
      const low = within(box[1], height)
      const right = Math.max(left, within(box[0] + box[2], width))
      const high = Math.max(low, within(box[1] + box[3], height))
      pass.setScissorRect(left, isTarget ? low : height - high, right - left, high - low)
    } else if (passes.isCut) pass.setScissorRect(0, 0, width, height)
    passes.isCut = viewport !== undefined || scissor !== undefined
  }
