/** WebGL2 with a context for each canvas: no copies, and as few calls as a hand-written program. */
import { tooManyContexts } from '#explain-engine'
import { compileGLSL } from '../../shader/target/glsl/fragment.ts'
import type { Host } from '../device/device.ts'
import { EngineError } from '../message/error.ts'
import { dropContext, openContext, type Context } from './context.ts'
import { createPipeline } from './pipeline.ts'
import type { WebGLDevice } from './screen.ts'

/** The canvases with their own context, each with its latest host: an earlier engine of the canvas may be disposed later. */
export const owners = new Map<HTMLCanvasElement, Host>()

export const connectOwn = async (host: Host): Promise<WebGLDevice> => {
  const MAX_RENDERBUFFER_SIZE = 0x84e8
  const context = await open(host)
  const { canvas } = host
  const { gl, lost } = context
  return {
    backend: 'webgl2',
    // This parameter is a number by the specification.
    maxSide: gl.getParameter(MAX_RENDERBUFFER_SIZE) as number,
    lost,
    print: compileGLSL,
    compile: (program) => createPipeline(context, canvas, program),
    resize(width, height) {
      canvas.width = width
      canvas.height = height
      gl.viewport(0, 0, width, height)
    },
    context,
    dispose() {
      if (owners.get(canvas) !== host) return
      owners.delete(canvas)
      dropContext(context)
    },
  }
}

const open = async (host: Host, owner = host): Promise<Context> => {
  /** Browsers keep 16 contexts per page, 8 on phones, and silently drop the oldest. */
  const limit = 8
  /** How long to wait for a lost context before replacing a canvas that the engine created. */
  const patienceMilliseconds = 5000
  const { canvas, replace } = host
  if (!owners.has(canvas) && owners.size >= limit) throw new EngineError(tooManyContexts(limit))
  owners.set(canvas, owner)
  const context = await openContext(canvas, replace && patienceMilliseconds).catch((error: unknown) => {
    owners.delete(canvas)
    throw error
  })
  if (!replace || !context.gl.isContextLost()) return context
  owners.delete(canvas)
  return open({ canvas: replace(), replace, again: true }, owner)
}
