/** Whether a backend can be had in this browser, found out without drawing. Must not know: what is drawn, words. */
import type { BackendName } from 'kirari'

/** Why a backend cannot be had; also the names of the words that say so. */
export type MissingReason = 'noWebGPU' | 'insecure' | 'noAdapter' | 'noWebGL2'

export const reasonAgainst = async (backend: BackendName): Promise<MissingReason | undefined> => (backend === 'webgpu' ? againstWebGPU() : againstWebGL2())

const againstWebGPU = async (): Promise<MissingReason | undefined> => {
  // TypeScript believes every browser has it.
  const gpu = navigator.gpu as GPU | undefined
  if (!gpu) return isSecureContext ? 'noWebGPU' : 'insecure'
  return (await gpu.requestAdapter()) ? undefined : 'noAdapter'
}

/** The only way to know is to open a context, which is given back at once. */
const againstWebGL2 = (): MissingReason | undefined => {
  const gl = document.createElement('canvas').getContext('webgl2')
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return gl ? undefined : 'noWebGL2'
}
