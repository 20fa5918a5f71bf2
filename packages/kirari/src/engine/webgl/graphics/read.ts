/** Reads pixels without blocking the page: into a pixel buffer, whose bytes are fetched when the GPU has finished. */
import { lostWhileReading } from '#explain-frame'
import { EngineError } from '../../message/error.ts'
import { finished } from '../compile.ts'
import type { State } from './state.ts'

export type Numbers = Uint8Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>
export type ReadKind = 'byte' | 'float' | 'int' | 'uint'

/** Four numbers per texel of the first colour attachment, the bottom row first. WebGL2 can read every format like this. */
export const readPixels = async (state: State, framebuffer: WebGLFramebuffer | null, width: number, height: number, kind: ReadKind): Promise<Numbers> => {
  const { gl } = state
  const count = width * height * 4
  const numbers =
    kind === 'byte' ? new Uint8Array(count) : kind === 'float' ? new Float32Array(count) : kind === 'int' ? new Int32Array(count) : new Uint32Array(count)
  const format = kind === 'byte' || kind === 'float' ? gl.RGBA : gl.RGBA_INTEGER
  const type = kind === 'byte' ? gl.UNSIGNED_BYTE : kind === 'float' ? gl.FLOAT : kind === 'int' ? gl.INT : gl.UNSIGNED_INT
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer)
  gl.bufferData(gl.PIXEL_PACK_BUFFER, numbers.byteLength, gl.STREAM_READ)
  state.readFrom(framebuffer)
  gl.readPixels(0, 0, width, height, format, type, 0)
  state.readFrom(null)
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
  await finished(gl)
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer)
  gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, numbers)
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
  gl.deleteBuffer(buffer)
  if (gl.isContextLost()) throw new EngineError(lostWhileReading())
  return numbers
}
