/**
 * Frames of several steps on WebGL2: what a lone fragment does without. Loaded when the first engine needs it.
 * Must not know: whether other canvases use the same context.
 */
import { noFeature } from '#explain-engine'
import type { Graphics, GraphicsOptions } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import type { Context } from '../context.ts'
import type { Screen } from '../screen.ts'

export const createGraphics = (_context: Context, _screen: Screen, _options: GraphicsOptions): Graphics => {
  throw new EngineError(noFeature('frames'))
}
