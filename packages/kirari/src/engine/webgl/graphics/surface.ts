/** What steps draw into, be it a target or the canvas: opened before a drawing, closed after it. */

/** A colour for `clearBuffer…v`, in the numbers of the picture's format. */
export type ClearColor = Float32Array | Int32Array | Uint32Array

/** How one step draws into a surface: made once for the step. */
export interface Drawing {
  /** The numbers of the pictures that it writes, in the order of its outputs; the same list for all steps that write the same. */
  readonly pictures: readonly number[]
  /** It reads the pictures as they were before. */
  readonly reads: boolean
  /** It surely writes every pixel of every picture, so that nothing of what was there can be seen. */
  readonly covers: boolean
  /** For each picture of the surface; undefined keeps what was there. */
  readonly clear: readonly ClearColor[] | undefined
  readonly clearDepth: Float32Array | undefined
}

export interface Surface {
  readonly width: number
  readonly height: number
  /** Whether all of what is drawn into belongs to it. */
  readonly isWhole: boolean
  /** Binds its framebuffer, and clears it before the first drawing of the frame. */
  open(drawing: Drawing): void
  close(drawing: Drawing): void
}

/** Fills a picture of the framebuffer that is drawn into. */
export const clearPicture = (gl: WebGL2RenderingContext, at: number, color: ClearColor): void => {
  if (color instanceof Float32Array) gl.clearBufferfv(gl.COLOR, at, color)
  else if (color instanceof Int32Array) gl.clearBufferiv(gl.COLOR, at, color)
  else gl.clearBufferuiv(gl.COLOR, at, color)
}

/** The same four numbers for a picture of each kind. */
export const clearColor = (color: readonly number[], scalar: 'float' | 'int' | 'uint'): ClearColor =>
  scalar === 'float' ? new Float32Array(color) : scalar === 'int' ? new Int32Array(color) : new Uint32Array(color)

const lists = new Map<string, readonly number[]>()
/** The list of these numbers: framebuffers are known by it. */
export const picturesOf = (numbers: readonly number[]): readonly number[] => {
  const key = numbers.join()
  const list = lists.get(key) ?? numbers
  lists.set(key, list)
  return list
}
