/**
 * Draws to a texture of its own and reads it: the picture of a canvas cannot be relied on once the browser has shown it.
 * Must not know: what is drawn.
 */
import type { Picture } from '../device/device.ts'
import type { Gpu } from './gpu.ts'

// GPUTextureUsage, GPUBufferUsage and GPUMapMode by number: shorter, and there before a browser is.
const RENDER_ATTACHMENT_COPY_SRC = 0x11
const MAP_READ_COPY_DST = 0x9
const MAP_READ = 1
/** Rows of a copy begin at multiples of this. */
const rowAlignment = 256

export const readTexture = async (
  { device, format }: Gpu,
  { width, height }: { readonly width: number; readonly height: number },
  draw: (encoder: GPUCommandEncoder, texture: GPUTexture) => void,
): Promise<Picture> => {
  const texture = device.createTexture({ size: [width, height], format, usage: RENDER_ATTACHMENT_COPY_SRC })
  const bytesPerRow = Math.ceil((width * 4) / rowAlignment) * rowAlignment
  const buffer = device.createBuffer({ size: bytesPerRow * height, usage: MAP_READ_COPY_DST })
  try {
    const encoder = device.createCommandEncoder()
    draw(encoder, texture)
    encoder.copyTextureToBuffer({ texture }, { buffer, bytesPerRow }, [width, height])
    device.queue.submit([encoder.finish()])
    await buffer.mapAsync(MAP_READ)
    const padded = new Uint8Array(buffer.getMappedRange())
    const data = new Uint8ClampedArray(width * height * 4)
    for (let y = 0; y < height; y++) data.set(padded.subarray(y * bytesPerRow, y * bytesPerRow + width * 4), y * width * 4)
    if (format === 'bgra8unorm') swapRedAndBlue(data)
    return { width, height, data }
  } finally {
    buffer.destroy()
    texture.destroy()
  }
}

const swapRedAndBlue = (data: Uint8ClampedArray): void => {
  for (let i = 0; i < data.length; i += 4) {
    const blue = data[i] ?? 0
    data[i] = data[i + 2] ?? 0
    data[i + 2] = blue
  }
}
