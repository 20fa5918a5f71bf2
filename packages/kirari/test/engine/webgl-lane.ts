/** A WebGL2 lane without an engine, for tests in a real browser, on a canvas of its own. */
import type { GraphicsOptions } from '../../src/engine/device/graphics.ts'
import { dropContext, openContext, type Context } from '../../src/engine/webgl/context.ts'
import { createGraphics } from '../../src/engine/webgl/graphics/index.ts'
import type { Screen } from '../../src/engine/webgl/screen.ts'
import { createTestLane, type TestLane } from './lane.ts'

export interface WebGLLane extends TestLane {
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

export const createWebGLLane = async (more: Partial<GraphicsOptions> = {}): Promise<WebGLLane> => {
  const context = await openContext(document.createElement('canvas'))
  const lane = createTestLane(
    (options) => createGraphics(context, screenOf(context), options),
    () => {},
    more,
  )
  return {
    ...lane,
    context,
    dispose() {
      lane.graphics.dispose()
      dropContext(context)
    },
  }
}
