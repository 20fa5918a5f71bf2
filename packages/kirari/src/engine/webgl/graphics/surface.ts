/** The interface of what steps draw into: a target or the canvas. */

/** A colour for `clearBuffer…v`, in the scalar type of the attachment's format. */
export type ClearColor = Float32Array | Int32Array | Uint32Array

/** How one step draws into a surface: created once per step. */
export interface RenderPass {
  /** Indices of the colour attachments that the step writes, in the order of its outputs: a list from `internIndices`. */
  readonly colors: readonly number[]
  /** Whether the step also reads the target it draws into: ping-pong. */
  readonly readsTarget: boolean
  /** Whether the step certainly overwrites every pixel of every colour attachment. */
  readonly overwrites: boolean
  /** One for each colour attachment of the surface; undefined loads the old contents. */
  readonly clear: readonly ClearColor[] | undefined
  readonly clearDepth: Float32Array | undefined
}

export interface Surface {
  readonly width: number
  readonly height: number
  /** Whether the surface is as large as its framebuffer. */
  readonly fillsFramebuffer: boolean
  /** Binds the framebuffer, and clears it before the first draw of a frame. */
  beginPass(pass: RenderPass): void
  endPass(pass: RenderPass): void
}

/** Clears a colour attachment of the bound framebuffer. */
export const clearAttachment = (gl: WebGL2RenderingContext, at: number, color: ClearColor): void => {
  if (color instanceof Float32Array) gl.clearBufferfv(gl.COLOR, at, color)
  else if (color instanceof Int32Array) gl.clearBufferiv(gl.COLOR, at, color)
  else gl.clearBufferuiv(gl.COLOR, at, color)
}

/** Converts a colour to the scalar type of an attachment. */
export const clearColor = (color: readonly number[], scalar: 'float' | 'int' | 'uint'): ClearColor =>
  scalar === 'float' ? new Float32Array(color) : scalar === 'int' ? new Int32Array(color) : new Uint32Array(color)

const lists = new Map<string, readonly number[]>()
/** Returns the same list for equal indices: framebuffers are cached by the identity of the list. */
export const internIndices = (indices: readonly number[]): readonly number[] => {
  const key = indices.join()
  const list = lists.get(key) ?? indices
  lists.set(key, list)
  return list
}
