/**
 * Calls one shader function that takes derivatives on many inputs, on WebGL2 and on WebGPU, and returns the results.
 * Like differential.ts, but in a fragment: each call has a quad of four pixels, and says how its arguments change from pixel to pixel.
 */
import { wordsToFloats } from './differential-shape.ts'
import type { Shape } from './differential-shape.ts'
import type { Backend, Specimen } from './differential.ts'
import { drawWebGL } from './drawn-webgl.ts'
import { drawWebGPU } from './drawn-webgpu.ts'

/** A function of floats and float vectors, and its arguments. */
export interface Drawing extends Pick<Specimen, 'name' | 'text' | 'symbol'> {
  readonly params: readonly Shape[]
  readonly result: Shape
  /** Call after call: the arguments, then their increments to the right, then upwards. */
  readonly rows: Float32Array<ArrayBuffer>
}

/** The results in the lower left pixel of each quad, one after another. */
export const drawOn = async (backend: Backend, drawing: Drawing): Promise<Float32Array<ArrayBuffer>> =>
  wordsToFloats(backend === 'webgl' ? drawWebGL(drawing) : await drawWebGPU(drawing))
