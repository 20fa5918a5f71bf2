/** The viewport and scissor of a step on WebGPU. Hot: runs every frame and allocates nothing. */
import { badStep } from '#explain-frame'
import { EngineError } from '../../message/error.ts'
import type { DrawStep } from '../../step/step.ts'
import type { Passes } from './pass.ts'

const clamped = (value: number, limit: number): number => Math.min(limit, Math.max(0, Math.round(value)))

/**
 * Returns a function that sets the viewport and scissor of a step, or resets them after a step that set its own. In steps, y points up; so
 * do the rows of a target, but those of the canvas go down. WebGPU rejects a scissor outside the attachment, so it is clamped.
 */
export const clipper =
  (
    { viewport, scissor }: DrawStep,
    passes: Passes,
    surface: { readonly width: number; readonly height: number },
    isTarget: boolean,
    maxSide: number,
  ): ((pass: GPURenderPassEncoder) => void) =>
  (pass) => {
    const { width, height } = surface
    if (viewport) {
      const box = typeof viewport === 'function' ? viewport() : viewport
      const left = Math.round(box[0])
      const bottom = Math.round(box[1])
      const right = Math.round(box[0] + box[2])
      const top = Math.round(box[1] + box[3])
      // A viewport that the device rejects would invalidate the commands of all canvases.
      if (right - left > maxSide || top - bottom > maxSide || left < -2 * maxSide || bottom < -2 * maxSide || right > 2 * maxSide || top > 2 * maxSide)
        throw new EngineError(badStep(`a viewport of at most ${maxSide} pixels a side, near the picture`, box))
      pass.setViewport(left, isTarget ? bottom : height - top, right - left, top - bottom, 0, 1)
    } else if (passes.isClipped) pass.setViewport(0, 0, width, height, 0, 1)
    if (scissor) {
      const box = typeof scissor === 'function' ? scissor() : scissor
      const left = clamped(box[0], width)
      const bottom = clamped(box[1], height)
      const right = Math.max(left, clamped(box[0] + box[2], width))
      const top = Math.max(bottom, clamped(box[1] + box[3], height))
      pass.setScissorRect(left, isTarget ? bottom : height - top, right - left, top - bottom)
    } else if (passes.isClipped) pass.setScissorRect(0, 0, width, height)
    passes.isClipped = viewport !== undefined || scissor !== undefined
  }
