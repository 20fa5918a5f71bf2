/**
 * Calls a shader function that reads a texture on many inputs, on WebGL2 and on WebGPU, and returns the results.
 * Like differential.ts, with two differences: there is a texture, and each call is a pixel, so that derivatives exist:
 * call i is the pixel (i % gridWidth, ⌊i / gridWidth⌋).
 *
 * It handles only text and numbers: the test decides where the text comes from, and what the right answers are.
 */
import { wordsToFloats } from './differential-shape.ts'
import type { Backend } from './differential.ts'
import type { TextureSpecimen } from './texture-harness-shape.ts'
import { runTextureWebGL } from './texture-harness-webgl.ts'
import { runTextureWebGPU } from './texture-harness-webgpu.ts'

export { gridWidth, levelSize, type TextureImage, type TextureSampler, type TextureSpecimen } from './texture-harness-shape.ts'

/** The results of all calls, one after another. Throws with the compiler's message and the text when it does not compile. */
export const runTextureOn = async (backend: Backend, specimen: TextureSpecimen): Promise<Float32Array<ArrayBuffer>> =>
  wordsToFloats(backend === 'webgl' ? runTextureWebGL(specimen) : await runTextureWebGPU(specimen))
