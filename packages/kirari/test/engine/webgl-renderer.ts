/** Draws steps with WebGL2 on a canvas of its own, without an engine. */
import type { GraphicsOptions } from '../../src/engine/device/graphics.ts'
import { dropContext, openContext, type Context } from '../../src/engine/webgl/context.ts'
import { createGraphics } from '../../src/engine/webgl/graphics/index.ts'
import type { Screen } from '../../src/engine/webgl/screen.ts'
import { createTestRenderer, type TestRenderer } from './renderer.ts'

export interface WebGLRenderer extends TestRenderer {
  readonly context: Context
  dispose(): void
}

/** The canvas has the size of the frame, as an engine's has. */
const screenOf = ({ gl }: Context): Screen => ({
  begin(width, height) {
    if (gl.canvas.width === width && gl.canvas.height === height) return
    gl.canvas.width = width
    gl.canvas.height = height
    gl.viewport(0, 0, width, height)
  },
  present() {},
})

export const createWebGLRenderer = async (more: Partial<GraphicsOptions> = {}): Promise<WebGLRenderer> => {
  const context = await openContext(document.createElement('canvas'))
  const renderer = createTestRenderer(
    (options) => createGraphics(context, screenOf(context), options),
    () => {},
    more,
  )
  return {
    ...renderer,
    context,
    dispose() {
      renderer.graphics.dispose()
      dropContext(context)
    },
  }
}
