/**
 * Whether the pictures of this browser are drawn by the processor, in the guise of a GPU. A picture as large as the first one then moves
 * in jerks and takes the machine away from the reader. Without any GPU, real or played, the answer is no: the engine says so better.
 */

/** Programs that draw as a GPU would: of Chromium, of Mesa (three), of Windows, of macOS. */
const players = /SwiftShader|llvmpipe|softpipe|swrast|Basic Render|Software Renderer/i

const find = async (): Promise<boolean> => {
  const adapter = await navigator.gpu?.requestAdapter()
  // Older browsers have no information about an adapter, whatever the types say.
  const info: GPUAdapterInfo | undefined = adapter?.info
  return info ? info.isFallbackAdapter : players.test(rendererName())
}

const rendererName = (): string => {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return ''
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  // Browsers keep only so many contexts.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return String(name)
}

let found: Promise<boolean> | undefined

/** Asked once a page: the answer does not change. */
export const isDrawnBySoftware = (): Promise<boolean> => (found ??= find())
