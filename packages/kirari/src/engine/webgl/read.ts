/** Reads the pixels of the bound framebuffer. Call it in the task of the draw: browsers discard the drawing buffer afterwards. */
import type { Picture } from '../device/device.ts'

export const readPixels = (gl: WebGL2RenderingContext, width: number, height: number): Picture => {
  const RGBA = 0x1908
  const UNSIGNED_BYTE = 0x1401
  const rowBytes = width * 4
  const upward = new Uint8ClampedArray(rowBytes * height)
  gl.readPixels(0, 0, width, height, RGBA, UNSIGNED_BYTE, upward)
  const data = new Uint8ClampedArray(upward.length)
  for (let start = 0; start < data.length; start += rowBytes) data.set(upward.subarray(start, start + rowBytes), data.length - start - rowBytes)
  return { width, height, data }
}
