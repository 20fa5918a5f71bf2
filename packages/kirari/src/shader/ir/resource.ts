/**
 * Descriptions of GPU resources other than values: targets and kernels. A front end makes the descriptions, an engine the resources;
 * the identity of a description is that of its resource.
 */
import type { Func, UniformSource } from './expr.ts'
import type { DepthFormat, TargetFormat } from './format.ts'
import type { TextureType } from './type.ts'

/** A texture of a target: a colour attachment or the depth. */
export interface Attachment<F extends TargetFormat | DepthFormat = TargetFormat> {
  readonly name: string
  readonly format: F
  readonly type: TextureType
  /** The texture source for shaders that read it; its `attachment` refers back here. */
  readonly source: UniformSource
}

/** Attachments that steps draw into together and shaders read afterwards. Row 0 is the bottom row on every backend: uv (0, 0) is the bottom left. */
export interface TargetSource {
  readonly kind: 'target'
  readonly name: string | undefined
  /** In the order of the locations; the outputs of a fragment stage match them by name. */
  readonly colors: readonly Attachment[]
  readonly depth: Attachment<DepthFormat> | undefined
  /** In pixels, or as a fraction of the canvas size, which the target then follows. */
  readonly size: readonly [width: number, height: number] | number
  /** Samples per pixel. Multisampled attachments are resolved after drawing. */
  readonly samples: 1 | 4
  /** Whether mip levels are generated after drawing. */
  readonly mipmap: boolean
  /** Whether a step that draws into it may also read it: it reads the previous contents. */
  readonly isPingPong: boolean
}

/** A function that runs once for each invocation, with its index as the argument. */
export interface KernelSource {
  readonly kind: 'kernel'
  readonly name: string
  /** The number of invocations in each dimension. */
  readonly count: readonly [number, number, number]
  /** On WebGPU, the size of a workgroup in each dimension. */
  readonly workgroupSize: readonly [number, number, number]
  readonly func: Func
}

/** The width of the texture that holds a buffer of `count` values on WebGL2: a power of two; value i is at (i mod width, i div width). */
export const storageWidth = (count: number): number => {
  let width = 1
  while (width < count && width < 2048) width *= 2
  return width
}
