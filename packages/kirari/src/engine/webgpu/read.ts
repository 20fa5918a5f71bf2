/** Draws to a texture and reads it, because the texture of a canvas expires when the browser presents it. */
import type { PixelData } from '../../shader/ir/expr.ts'
import type { Picture } from '../device/device.ts'
import type { Gpu } from './gpu.ts'

// Values of GPUTextureUsage, GPUBufferUsage and GPUMapMode: shorter, and defined outside browsers, too.
const RENDER_ATTACHMENT_COPY_SRC = 0x11
const MAP_READ_COPY_DST = 0x9
const MAP_READ = 1
/** The bytes per row in a copy to a buffer: a multiple of 256. */
export const pitchOf = (rowBytes: number): number => Math.ceil(rowBytes / 256) * 256

/** Removes the padding of rows. */
export const withoutGaps = (padded: ArrayBuffer, rowBytes: number, rows: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(rowBytes * rows)
  for (let row = 0; row < rows; row++) bytes.set(new Uint8Array(padded, row * pitchOf(rowBytes), rowBytes), row * rowBytes)
  return bytes
}

/** Converts between RGBA and BGRA, in place. */
export const swapRedAndBlue = (data: PixelData): void => {
  for (let i = 0; i < data.length; i += 4) {
    const blue = data[i] ?? 0
    data[i] = data[i + 2] ?? 0
    data[i + 2] = blue
  }
}

export const readTexture = async (
  { device, format }: Gpu,
  { width, height }: { readonly width: number; readonly height: number },
  draw: (encoder: GPUCommandEncoder, texture: GPUTexture) => void,
): Promise<Picture> => {
  const texture = device.createTexture({ size: [width, height], format, usage: RENDER_ATTACHMENT_COPY_SRC })
  const bytesPerRow = pitchOf(width * 4)
  const buffer = device.createBuffer({ size: bytesPerRow * height, usage: MAP_READ_COPY_DST })
  try {
    const encoder = device.createCommandEncoder()
    draw(encoder, texture)
    encoder.copyTextureToBuffer({ texture }, { buffer, bytesPerRow }, [width, height])
    device.queue.submit([encoder.finish()])
    await buffer.mapAsync(MAP_READ)
    const data = new Uint8ClampedArray(withoutGaps(buffer.getMappedRange(), width * 4, height).buffer)
    if (format === 'bgra8unorm') swapRedAndBlue(data)
    return { width, height, data }
  } finally {
    buffer.destroy()
    texture.destroy()
  }
}
