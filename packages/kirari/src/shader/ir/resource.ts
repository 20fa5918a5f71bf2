/**
 * What lives on a GPU beside values: pictures that are drawn into, and kernels. Descriptions only, made by a front end;
 * an engine makes the things themselves, and two are the same when they are the same object.
 */
import type { Func, UniformSource } from './expr.ts'
import type { DepthFormat, TargetFormat } from './format.ts'
import type { TextureType } from './type.ts'

/** One of the pictures of a target. */
export interface Attachment<F extends TargetFormat | DepthFormat = TargetFormat> {
  readonly name: string
  readonly format: F
  readonly type: TextureType
  /** What shaders read it by; its `attachment` leads back here. */
  readonly source: UniformSource
}

/** Pictures that are drawn into together, and read by shaders afterwards. Row 0 is the bottom one on every target: uv (0, 0) is bottom left. */
export interface TargetSource {
  readonly kind: 'target'
  readonly name: string | undefined
  /** In the order of the locations; a fragment stage gives each by its name. */
  readonly colors: readonly Attachment[]
  readonly depth: Attachment<DepthFormat> | undefined
  /** Pixels, or a part of the size of the canvas, which it follows. */
  readonly size: readonly [width: number, height: number] | number
  /** Samples a pixel. More than one are resolved when the drawing ends. */
  readonly samples: 1 | 4
  /** Whether the smaller levels are made after each drawing. */
  readonly mipmap: boolean
  /** Whether a step that draws into it may read it: it reads what was there before. */
  readonly isPingPong: boolean
}

/** A function of the number of an invocation, run for each. */
export interface KernelSource {
  readonly kind: 'kernel'
  readonly name: string
  /** Invocations in each direction. */
  readonly count: readonly [number, number, number]
  /** Invocations of a workgroup in each direction, on WebGPU. */
  readonly workgroupSize: readonly [number, number, number]
  readonly func: Func
}

/** How wide the texture is in which WebGL2 keeps a buffer of so many values: a power of two; value i is at (i mod width, i div width). */
export const storageWidth = (count: number): number => {
  let width = 1
  while (width < count && width < 2048) width *= 2
  return width
}
