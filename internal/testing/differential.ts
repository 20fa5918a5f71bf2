/**
 * Calls one shader function on many inputs, on WebGL2 and on WebGPU, and returns the results.
 * Runs in a page (a *.gpu.test.ts). It handles only text and numbers: the test decides where the text comes from and what
 * the right answers are.
 *
 * Every value travels as 32-bit words through integer textures and storage buffers, so that nothing between
 * the test and the function rounds, clamps or flushes it. Floats stay as they are; ints and uints are
 * bit-cast into the Float32Array (see `bitsOf`); a bool is the word 0 or 1.
 */
import { wordsToFloats } from './differential-shape.ts'
import type { Shape } from './differential-shape.ts'
import { runWebGL } from './differential-webgl.ts'
import { runWebGPU } from './differential-webgpu.ts'

export type { NumericName, Shape, StructShape } from './differential-shape.ts'

/** A function as text, how to call it, and the inputs to call it on. */
export interface Specimen {
  /** For messages. */
  readonly name: string
  /** Declarations in GLSL ES 3.00 or WGSL: the function and what it needs, without an entry point. */
  readonly text: string
  /** The function to call in `text`. */
  readonly symbol: string
  readonly params: readonly Shape[]
  readonly result: Shape
  /** One array a parameter, the calls one after another, structs flattened in order of their fields. */
  readonly inputs: readonly Float32Array[]
  /** The number of calls of a function without parameters; otherwise the inputs decide. */
  readonly count?: number
  /**
   * Write the inputs into the text as literals, one call each, so that the compilers see constants.
   * The text grows with the calls: meant for an edge list, at most `constantLimit` of them.
   */
  readonly constant?: boolean
}

export type Backend = 'webgl' | 'webgpu'

/** The results of all calls, one after another, structs flattened. Throws with the compiler's message and the text when it does not compile. */
export const runOn = async (backend: Backend, specimen: Specimen): Promise<Float32Array<ArrayBuffer>> =>
  wordsToFloats(backend === 'webgl' ? runWebGL(specimen) : await runWebGPU(specimen))

/** The same values as signed or unsigned integers, for functions of int, uint and bool. */
export const bitsOf = (values: Float32Array): Uint32Array => new Uint32Array(values.buffer, values.byteOffset, values.length)

/** Integers as the Float32Array of the same bits. */
export const fromBits = (bits: readonly number[] | Uint32Array): Float32Array<ArrayBuffer> => wordsToFloats(Uint32Array.from(bits))
