/** What is alive on the GPU, counted, and a look at whether there was room for it. */
import { noMemory } from '#explain-frame'
import type { GraphicsOptions } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'

export interface Memory {
  programs: number
  buffers: number
  textures: number
  targets: number
  /** To be called after something was made. Asking makes the page wait, so frames do not. */
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
