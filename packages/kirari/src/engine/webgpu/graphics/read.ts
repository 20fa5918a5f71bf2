/**
 * Reads what lies on the GPU: bytes of buffers, and texels as numbers that pictures are made of.
 * Must not know: steps.
 */
import { lostWhileReading } from '#explain-frame'
import type { PixelData, PixelImage } from '../../../shader/ir/expr.ts'
import { fromHalf } from '../../device/texels.ts'
import { EngineError } from '../../message/error.ts'
import { blitOf } from './blit.ts'
import type { Lane } from './lane.ts'

// GPUBufferUsage, GPUTextureUsage and GPUMapMode by number.
const MAP_READ_COPY_DST = 0x9
const MAP_READ = 1
const RENDER_ATTACHMENT_COPY_SRC = 0x11
/** Rows of a copy begin at multiples of this. */
const rowAlignment = 256

/** Copies on the GPU, waits, and gives the bytes. What was encoded before is in them. */
const readBytes = async (lane: Lane, byteLength: number, copy: (encoder: GPUCommandEncoder, into: GPUBuffer) => void): Promise<ArrayBuffer> => {
  const { device, passes } = lane
  const into = lane.create('reading back', () => device.createBuffer({ size: byteLength, usage: MAP_READ_COPY_DST }))
  try {
    copy(passes.encoder(), into)
    lane.flush()
    await into.mapAsync(MAP_READ).catch((error: unknown) => {
      throw new EngineError(lostWhileReading(), error)
    })
    return into.getMappedRange().slice(0)
  } finally {
    into.destroy()
  }
}

export const readBuffer = (lane: Lane, buffer: GPUBuffer, byteLength: number): Promise<ArrayBuffer> =>
  readBytes(lane, byteLength, (encoder, into) => encoder.copyBufferToBuffer(buffer, 0, into, 0, byteLength))

/** The bytes of the first level, slice after slice, row after row, without gaps. */
export const readTexels = async (lane: Lane, texture: GPUTexture, texelBytes: number): Promise<ArrayBuffer> => {
  const { width, height, depthOrArrayLayers: depth } = texture
  const rowBytes = width * texelBytes
  const bytesPerRow = Math.ceil(rowBytes / rowAlignment) * rowAlignment
  const padded = await readBytes(lane, bytesPerRow * height * depth, (encoder, buffer) =>
    encoder.copyTextureToBuffer({ texture }, { buffer, bytesPerRow, rowsPerImage: height }, [width, height, depth]),
  )
  if (bytesPerRow === rowBytes) return padded
  const bytes = new Uint8Array(rowBytes * height * depth)
  for (let row = 0; row < height * depth; row++) bytes.set(new Uint8Array(padded, row * bytesPerRow, rowBytes), row * rowBytes)
  return bytes.buffer
}

/** The sign, exponent and fraction of a number of so many bits, as IEEE 754 has them; `exponentBits` is 5 for all that are kept here. */
const smallFloat = (bits: number, fractionBits: number): number => {
  const exponent = (bits >> fractionBits) & 31
  const fraction = (bits & ((1 << fractionBits) - 1)) / (1 << fractionBits)
  if (exponent === 31) return fraction ? NaN : Infinity
  return exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15)
}

interface Form {
  readonly texelBytes: number
  readonly numbers: (bytes: ArrayBuffer) => PixelData
}

const kinds: Readonly<Record<string, new (bytes: ArrayBuffer) => PixelData>> = {
  '8unorm': Uint8Array,
  '8snorm': Int8Array,
  '8uint': Uint8Array,
  '8sint': Int8Array,
  '16uint': Uint16Array,
  '16sint': Int16Array,
  '32uint': Uint32Array,
  '32sint': Int32Array,
  '32float': Float32Array,
}

/** How texels of a format become numbers; floats are told as floats. */
const formOf = (format: GPUTextureFormat): Form => {
  if (format === 'rg11b10ufloat') {
    const split = (word: number): readonly number[] => [smallFloat(word & 0x7ff, 6), smallFloat((word >> 11) & 0x7ff, 6), smallFloat(word >>> 22, 5), 1]
    return { texelBytes: 4, numbers: (bytes) => Float32Array.from([...new Uint32Array(bytes)].flatMap(split)) }
  }
  const [, letters = 'rgba', kind = '8unorm'] = /^([rgba]+)(\d+[a-z]+?)(?:-srgb)?$/.exec(format) ?? []
  const texelBytes = (letters.length * Number.parseInt(kind, 10)) / 8
  if (kind === '16float') return { texelBytes, numbers: (bytes) => Float32Array.from(new Uint16Array(bytes), fromHalf) }
  const Kind = kinds[kind] ?? Uint8Array
  return {
    texelBytes,
    numbers: (bytes) => {
      const data = new Kind(bytes)
      if (letters === 'bgra') swapRedAndBlue(data)
      return data
    },
  }
}

const swapRedAndBlue = (data: PixelData): void => {
  for (let i = 0; i < data.length; i += 4) {
    const blue = data[i] ?? 0
    data[i] = data[i + 2] ?? 0
    data[i + 2] = blue
  }
}

/** The texels of a texture in the order of its rows. Depths are told as floats. */
export const readImage = async (lane: Lane, texture: GPUTexture): Promise<PixelImage> => {
  const { width, height, depthOrArrayLayers: depth, format } = texture
  const isDepth = format.startsWith('depth')
  // Not every depth can be copied to a buffer; all can be drawn.
  const plain = isDepth
    ? lane.create('reading back', () => lane.device.createTexture({ size: [width, height], format: 'r32float', usage: RENDER_ATTACHMENT_COPY_SRC }))
    : texture
  if (isDepth) blitOf(lane.gpu).copy(lane.passes.encoder(), texture, plain)
  const { texelBytes, numbers } = formOf(plain.format)
  try {
    return { width, height, ...(depth > 1 && { depth }), data: numbers(await readTexels(lane, plain, texelBytes)) }
  } finally {
    if (isDepth) plain.destroy()
  }
}
