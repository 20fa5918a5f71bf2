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
  /** Leaves the surface alone. */
  readonly stop: () => void
}

/** The context of a surface, which has no other; a lost one is waited for, for ever or as long as is said. */
export const openContext = async (surface: Surface, patienceMilliseconds?: number): Promise<Context> => {
  // One triangle covers the canvas: there are no edges to smooth and nothing behind it. The cast chooses one of the overloads.
  const gl = (surface as HTMLCanvasElement).getContext('webgl2', { antialias: false, depth: false })
  if (!gl) throw new EngineError(noWebGL2())
  if (gl.isContextLost()) {
    await new Promise<unknown>((resolve) => {
      surface.addEventListener('webglcontextrestored', resolve, { once: true })
      if (patienceMilliseconds) setTimeout(resolve, patienceMilliseconds)
    })
  }
  let onLost: (event: Event) => void
  const lost = new Promise<string>((resolve) => {
    onLost = (event) => {
      // Without this the browser never gives the context back.
      event.preventDefault()
      resolve('the WebGL2 context was lost')
    }
    surface.addEventListener('webglcontextlost', onLost, { once: true })
  })
  return { gl, lost, stop: () => surface.removeEventListener('webglcontextlost', onLost) }
}

/** Frees a context whose surface is not used again, which otherwise waits for the garbage collector. */
export const dropContext = ({ gl, stop }: Context): void => {
  stop()
  gl.getExtension('WEBGL_lose_context')?.loseContext()
}
