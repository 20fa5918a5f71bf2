/** Opens, drops and restores WebGL2 contexts. */
import { noWebGL2 } from '#explain-engine'
import { EngineError } from '../message/error.ts'

export type Surface = HTMLCanvasElement | OffscreenCanvas

/** A context, with cached state that avoids redundant calls. */
export interface Context {
  readonly gl: WebGL2RenderingContext
  /** Resolves when it is lost. */
  readonly lost: Promise<string>
  /** The program in use. */
  program?: WebGLProgram
}

/** The function that restores each dropped context. */
const dropped = new WeakMap<WebGL2RenderingContext, () => unknown>()

/** The WebGL2 context of a surface. Waits for a lost one to be restored, at most `patienceMilliseconds` if set. */
export const openContext = async (surface: Surface, patienceMilliseconds?: number): Promise<Context> => {
  // One triangle covers the canvas: it needs neither antialiasing nor depth. The cast chooses an overload.
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
      // Otherwise the browser never restores the context.
      event.preventDefault()
      resolve('the WebGL2 context was lost')
    }
    surface.addEventListener('webglcontextlost', onLost, { once: true })
  })
  return { gl, lost }
}

/**
 * Frees a context, which otherwise counts towards the browser's limit until its surface is collected. The application's own canvas always
 * returns the same context, so the next engine on it restores that one.
 */
export const dropContext = ({ gl, lost }: Context): void => {
  const extension = gl.getExtension('WEBGL_lose_context')
  extension?.loseContext()
  // A context cannot be restored in the task of its loss event.
  dropped.set(gl, () => lost.then(() => setTimeout(() => extension?.restoreContext())))
}
