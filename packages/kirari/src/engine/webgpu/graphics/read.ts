/** Reads buffers as bytes, and textures as images of numbers. */
import { lostWhileReading } from '#explain-frame'
import type { PixelData, PixelImage } from '../../../shader/ir/expr.ts'
import { formatInfo } from '../../../shader/ir/format.ts'
import { arrayOf, fromHalf, smallFloat } from '../../device/texels.ts'
import { EngineError } from '../../message/error.ts'
import { blitOf } from './blit.ts'
import type { RenderContext } from './render-context.ts'
import { pitchOf, swapRedAndBlue, withoutGaps } from '../read.ts'

// Values of GPUBufferUsage, GPUTextureUsage and GPUMapMode.
const MAP_READ_COPY_DST = 0x9
const MAP_READ = 1
const RENDER_ATTACHMENT_COPY_SRC = 0x11

/** Runs the copy to a staging buffer, and maps it. The bytes include the effects of all commands encoded so far. */
const readBytes = async (render: RenderContext, byteLength: number, copy: (encoder: GPUCommandEncoder, into: GPUBuffer) => void): Promise<ArrayBuffer> => {
  const { device, passes } = render
  const into = render.create('reading back', () => device.createBuffer({ size: byteLength, usage: MAP_READ_COPY_DST }))
  try {
    copy(passes.encoder(), into)
    render.flush()
    await into.mapAsync(MAP_READ).catch((error: unknown) => {
      throw new EngineError(lostWhileReading(), error)
    })
    return into.getMappedRange().slice(0)
  } finally {
    into.destroy()
  }
}

export const readBuffer = (render: RenderContext, buffer: GPUBuffer, byteLength: number): Promise<ArrayBuffer> =>
  readBytes(render, byteLength, (encoder, into) => encoder.copyBufferToBuffer(buffer, 0, into, 0, byteLength))

/** The bytes of the first mip level: slices and rows without padding. */
export const readTexels = async (render: RenderContext, texture: GPUTexture, texelBytes: number): Promise<ArrayBuffer> => {
  const { width, height, depthOrArrayLayers: depth } = texture
  const rowBytes = width * texelBytes
  const bytesPerRow = pitchOf(rowBytes)
  const padded = await readBytes(render, bytesPerRow * height * depth, (encoder, buffer) =>
    encoder.copyTextureToBuffer({ texture }, { buffer, bytesPerRow, rowsPerImage: height }, [width, height, depth]),
  )
  return bytesPerRow === rowBytes ? padded : withoutGaps(padded, rowBytes, height * depth).buffer
}

/** The numbers of texels; floats of every size as 32-bit floats. */
const numbersOf = (bytes: ArrayBuffer, format: GPUTextureFormat): PixelData => {
  if (format === 'rg11b10ufloat') {
    const split = (word: number): readonly number[] => [smallFloat(word & 0x7ff, 6), smallFloat((word >> 11) & 0x7ff, 6), smallFloat(word >>> 22, 5), 1]
    return Float32Array.from([...new Uint32Array(bytes)].flatMap(split))
  }
  const Numbers = arrayOf(format)
  if (!Numbers) return Float32Array.from(new Uint16Array(bytes), fromHalf)
  const data = new Numbers(bytes)
  if (format.startsWith('bgra')) swapRedAndBlue(data)
  return data
}

/** The texels of a texture, in the order of its rows; depth as floats. */
export const readImage = async (render: RenderContext, texture: GPUTexture): Promise<PixelImage> => {
  const { width, height, depthOrArrayLayers: depth, format } = texture
  const isDepth = format.startsWith('depth')
  // WebGPU cannot copy every depth format to a buffer, so depth is drawn to floats.
  const readable = isDepth
    ? render.create('reading back', () => render.device.createTexture({ size: [width, height], format: 'r32float', usage: RENDER_ATTACHMENT_COPY_SRC }))
    : texture
  if (isDepth) blitOf(render.gpu).copy(render.passes.encoder(), texture, readable)
  const { texelBytes } = formatInfo(readable.format)
  try {
    return { width, height, ...(depth > 1 && { depth }), data: numbersOf(await readTexels(render, readable, texelBytes), readable.format) }
  } finally {
    if (isDepth) readable.destroy()
  }
}
