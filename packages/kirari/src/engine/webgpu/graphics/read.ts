/**
 * Reads what lies on the GPU: bytes of buffers, and texels as numbers that pictures are made of.
 * Must not know: steps.
 */
import { lostWhileReading } from '#explain-frame'
import type { PixelData, PixelImage } from '../../../shader/ir/expr.ts'
import { formatInfo } from '../../../shader/ir/format.ts'
import { arrayOf, fromHalf, smallFloat } from '../../device/texels.ts'
import { EngineError } from '../../message/error.ts'
import { blitOf } from './blit.ts'
import type { RenderContext } from './render-context.ts'
import { pitchOf, swapRedAndBlue, withoutGaps } from '../read.ts'

// GPUBufferUsage, GPUTextureUsage and GPUMapMode by number.
const MAP_READ_COPY_DST = 0x9
const MAP_READ = 1
const RENDER_ATTACHMENT_COPY_SRC = 0x11

/** Copies on the GPU, waits, and gives the bytes. What was encoded before is in them. */
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

/** The bytes of the first level, slice after slice, row after row, without gaps. */
export const readTexels = async (render: RenderContext, texture: GPUTexture, texelBytes: number): Promise<ArrayBuffer> => {
  const { width, height, depthOrArrayLayers: depth } = texture
  const rowBytes = width * texelBytes
  const bytesPerRow = pitchOf(rowBytes)
  const padded = await readBytes(render, bytesPerRow * height * depth, (encoder, buffer) =>
    encoder.copyTextureToBuffer({ texture }, { buffer, bytesPerRow, rowsPerImage: height }, [width, height, depth]),
  )
  return bytesPerRow === rowBytes ? padded : withoutGaps(padded, rowBytes, height * depth).buffer
}

/** The numbers of texels of a format; floats of every size as floats. */
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

/** The texels of a texture in the order of its rows. Depths are told as floats. */
export const readImage = async (render: RenderContext, texture: GPUTexture): Promise<PixelImage> => {
  const { width, height, depthOrArrayLayers: depth, format } = texture
  const isDepth = format.startsWith('depth')
  // Not every depth can be copied to a buffer; all can be drawn.
  const plain = isDepth
    ? render.create('reading back', () => render.device.createTexture({ size: [width, height], format: 'r32float', usage: RENDER_ATTACHMENT_COPY_SRC }))
    : texture
  if (isDepth) blitOf(render.gpu).copy(render.passes.encoder(), texture, plain)
  const { texelBytes } = formatInfo(plain.format)
  try {
    return { width, height, ...(depth > 1 && { depth }), data: numbersOf(await readTexels(render, plain, texelBytes), plain.format) }
  } finally {
    if (isDepth) plain.destroy()
  }
}
