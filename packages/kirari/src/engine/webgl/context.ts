/**
 * Getting a WebGL2 context, losing it and getting it back.
 * Must not know: what is drawn with it.
 */
import { noWebGL2 } from '#explain-engine'
import { EngineError } from '../message/error.ts'

export type Surface = HTMLCanvasElement | OffscreenCanvas

/** A context, and what we know of its state, so that no call is made twice. */
export interface Context {
  readonly gl: WebGL2RenderingContext
  /** Resolves when it is lost. */
  readonly lost: Promise<string>
  /** The program in use. */
  program?: WebGLProgram
}

/** What restores each context that was dropped. */
const dropped = new WeakMap<WebGL2RenderingContext, () => unknown>()

/** The context of a surface, which has no other; a lost one is waited for, for ever or as long as is said. */
export const openContext = async (surface: Surface, patienceMilliseconds?: number): Promise<Context> => {
  // One triangle covers the canvas: there are no edges to smooth and nothing behind it. The cast chooses one of the overloads.
  const gl = (surface as HTMLCanvasElement).getContext('webgl2', { antialias: false, depth: false })
  if (!gl) throw new EngineError(noWebGL2())
  if (gl.isContextLost()) {
    await new Promise<unknown>((resolve) => {
      surface.addEventListener('webglcontextrestored', resolve, { once: true })
      if (patienceMilliseconds) setTimeout(resolve, patienceMilliseconds)
      dropped.get(gl)?.()
      dropped.delete(gl)
    })
  }
  const lost = new Promise<string>((resolve) => {
    const onLost = (event: Event): void => {
      // Without this the browser never gives the context back.
      event.preventDefault()
      resolve('the WebGL2 context was lost')
    }
    surface.addEventListener('webglcontextlost', onLost, { once: true })
  })
  return { gl, lost }
}

/**
 * Frees a context, which otherwise counts until its surface is collected. A surface that was given hands out the same one for ever: the next
 * engine there has it restored.
 */
export const dropContext = ({ gl, lost }: Context): void => {
  const extension = gl.getExtension('WEBGL_lose_context')
  extension?.loseContext()
  // A context cannot be restored in the task that tells of its loss.
  dropped.set(gl, () => lost.then(() => setTimeout(() => extension?.restoreContext())))
}
