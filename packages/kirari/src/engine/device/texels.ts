/**
 * Prepares images for upload to a GPU: chooses a texture format that fits their numbers, and computes the mip levels that the GPU
 * does not generate.
 */
import type { PixelData, PixelImage, SamplerSettings, UniformSource } from '../../shader/ir/expr.ts'
import { formatInfo, type TexelFormat } from '../../shader/ir/format.ts'
import { levelCount, mipLevels } from '../../shader/ir/mip-level.ts'
import { floatType, intType, type ResourceType } from '../../shader/ir/type.ts'

/** An image that is ready to upload. */
export interface Texels {
  readonly format: TexelFormat
  readonly width: number
  readonly height: number
  /** Slices, layers or faces. */
  readonly depth: number
  /** The levels to upload, the largest first. */
  readonly data: readonly PixelData[]
  /** The count of levels of the texture: the GPU generates those that `data` lacks. */
  readonly levels: number
  /** The format of the numbers, if `format` is a fallback for it. */
  readonly wantedFormat?: TexelFormat
}

/** Whether sampling uses mip levels. */
export const isMipmapped = ({ sampler }: UniformSource): boolean => (sampler?.mipmap ?? 'none') !== 'none'
/** Whether sampling interpolates neither texels nor levels. */
export const isUnfiltered = (type: ResourceType, { filter = 'linear', mipmap = 'none' }: SamplerSettings = {}): boolean =>
  type.scalar !== floatType || (filter === 'nearest' && mipmap !== 'linear')

/** One texel of zeros: what a texture holds until it has an image. */
export const emptyTexel = (type: ResourceType): Texels => {
  const depth = type.dimension === 'cube' ? 6 : 1
  const shape = { width: 1, height: 1, depth, levels: 1 }
  if (type.kind === 'texture' && type.depth) return { ...shape, format: 'depth32float', data: [new Float32Array(depth)] }
  if (type.scalar === floatType) return { ...shape, format: 'rgba8unorm', data: [new Uint8Array(4 * depth)] }
  const isSigned = type.scalar === intType
  return { ...shape, format: isSigned ? 'rgba8sint' : 'rgba8uint', data: [isSigned ? new Int8Array(4 * depth) : new Uint8Array(4 * depth)] }
}

const channels = ['r', 'r', 'rg', 'rgba', 'rgba'] as const

/** The texels of an image that fits this type, which its source has checked. `filtersFloats`: whether the GPU can filter 32-bit float textures. */
export const texelsOf = (image: PixelImage, type: ResourceType, sampler: SamplerSettings | undefined, filtersFloats: boolean): Texels => {
  const { width, height, data, mipmaps = [] } = image
  const depth = image.depth ?? (type.dimension === 'cube' ? 6 : 1)
  const components = data.length / (width * height * depth)
  const letters = channels[components] ?? 'rgba'
  const bits = data.BYTES_PER_ELEMENT * 8
  const isFloat = type.scalar === floatType
  const wanted: TexelFormat =
    type.kind === 'texture' && type.depth
      ? 'depth32float'
      : isFloat
        ? `${letters}${data instanceof Float32Array ? '32float' : data instanceof Int8Array ? '8snorm' : '8unorm'}`
        : // Integer data has 8, 16 or 32 bits.
          (`${letters}${bits}${type.scalar === intType ? 'sint' : 'uint'}` as TexelFormat)
  const isHalf = wanted.endsWith('32float') && wanted !== 'depth32float' && !filtersFloats && !isUnfiltered(type, sampler)
  const format = isHalf ? (`${letters}16float` as const) : wanted
  const levels = mipmaps.length === 0 && (sampler?.mipmap ?? 'none') !== 'none' ? levelCount(type, width, height, depth) : 1 + mipmaps.length
  const isGeneratedByGpu = format.endsWith('8unorm')
  const levelData = [data, ...(mipmaps.length > 0 || levels === 1 || isGeneratedByGpu ? mipmaps : mipLevels(image, type))]
  return { format, width, height, depth, data: isHalf ? levelData.map(toHalves) : levelData, levels, ...(isHalf && { wantedFormat: wanted }) }
}

const arrays: Readonly<Record<string, { new (bytes: ArrayBuffer): PixelData; from(numbers: ArrayLike<number>): PixelData }>> = {
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
/** The typed array whose elements are the components of a format; undefined for 16-bit floats and for packed formats. */
export const arrayOf = (format: string): (typeof arrays)[string] | undefined => {
  const { bits, encoding } = formatInfo(format)
  return arrays[`${bits}${encoding}`]
}

const word = /*#__PURE__*/ new Float32Array(1)
const bitsOfWord = /*#__PURE__*/ new Uint32Array(word.buffer)
/** The bits of the nearest 16-bit float (IEEE 754 binary16), ties to even. */
export const toHalf = (value: number): number => {
  word[0] = value
  const bits = bitsOfWord[0] ?? 0
  const sign = (bits >>> 16) & 0x8000
  const size = bits & 0x7fffffff
  // Infinity, values that round to it, and NaN.
  if (size >= 0x477ff000) return sign | (size > 0x7f800000 ? 0x7e00 : 0x7c00)
  // Subnormal: a multiple of 2⁻²⁴.
  if (size < 0x38800000) {
    const parts = Math.abs(value) * 2 ** 24
    const low = Math.floor(parts)
    const rest = parts - low
    return sign | (low + (rest > 0.5 || (rest === 0.5 && low % 2 === 1) ? 1 : 0))
  }
  return sign | ((size - 0x38000000 + 0xfff + ((size >>> 13) & 1)) >>> 13)
}
/** Decodes an unsigned float: 5 bits of exponent, as in all formats below 32 bits, above `fractionBits` of fraction. */
export const smallFloat = (bits: number, fractionBits: number): number => {
  const exponent = (bits >> fractionBits) & 31
  const fraction = (bits & ((1 << fractionBits) - 1)) / (1 << fractionBits)
  if (exponent === 31) return fraction ? NaN : Infinity
  return exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15)
}
/** Decodes a 16-bit float. */
export const fromHalf = (bits: number): number => (bits & 0x8000 ? -1 : 1) * smallFloat(bits & 0x7fff, 10)
export const toHalves = (numbers: PixelData): Uint16Array<ArrayBuffer> => Uint16Array.from(numbers, toHalf)
