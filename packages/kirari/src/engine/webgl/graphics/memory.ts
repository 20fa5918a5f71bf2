/** Counts the resources on the GPU, and checks for out-of-memory errors. */
import { noMemory } from '#explain-frame'
import type { GraphicsOptions } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'

export interface Memory {
  programs: number
  buffers: number
  textures: number
  targets: number
  /** Reports `what` if the GPU is out of memory; called after a resource was created. It blocks the page, so frames do not call it. */
  check(what: string): void
}

export const createMemory = (gl: WebGL2RenderingContext, { onError }: Pick<GraphicsOptions, 'onError'>): Memory => ({
  programs: 0,
  buffers: 0,
  textures: 0,
  targets: 0,
  check(what) {
    if (gl.getError() === gl.OUT_OF_MEMORY) onError(new EngineError(noMemory(what)))
  },
})
