/**
 * Pictures as numbers, on their way to a GPU: which format fits them, with the smaller levels that a GPU does not make itself.
 * Must not know: any backend.
 */
import type { PixelData, PixelImage, SamplerSettings, UniformSource } from '../../shader/ir/expr.ts'
import { formatInfo, type TexelFormat } from '../../shader/ir/format.ts'
import { levelCount, smallerLevels } from '../../shader/ir/picture-level.ts'
import { floatType, intType, type ResourceType } from '../../shader/ir/type.ts'

/** A picture, ready to be copied. */
export interface Texels {
  readonly format: TexelFormat
  readonly width: number
  readonly height: number
  /** Slices, layers or faces. */
  readonly depth: number
  /** Those that are copied, the largest first. */
  readonly data: readonly PixelData[]
  /** How many there are in the end: the GPU makes the rest. */
  readonly levels: number
  /** What it would have been, if it is another format. */
  readonly instead?: TexelFormat
}

/** Whether it is read between levels. */
export const hasLevels = ({ sampler }: UniformSource): boolean => (sampler?.mipmap ?? 'none') !== 'none'
/** Whether nothing is mixed: neither texels nor levels. */
export const isExact = (type: ResourceType, { filter = 'linear', mipmap = 'none' }: SamplerSettings = {}): boolean =>
  type.scalar !== floatType || (filter === 'nearest' && mipmap !== 'linear')

const channels = ['r', 'r', 'rg', 'rgba', 'rgba'] as const

/** The texels of a picture that fits this type, which its source has checked. `mixesFloats`: whether the GPU mixes floats of 32 bits. */
export const texelsOf = (image: PixelImage, type: ResourceType, sampler: SamplerSettings | undefined, mixesFloats: boolean): Texels => {
  const { width, height, data, mipmaps = [] } = image
  const depth = image.depth ?? (type.dimension === 'cube' ? 6 : 1)
  const components = data.length / (width * height * depth)
  const letters = channels[components] ?? 'rgba'
  const bits = data.BYTES_PER_ELEMENT * 8
  const isFloat = type.scalar === floatType
  const exact: TexelFormat =
    type.kind === 'texture' && type.depth
      ? 'depth32float'
      : isFloat
        ? `${letters}${data instanceof Float32Array ? '32float' : data instanceof Int8Array ? '8snorm' : '8unorm'}`
        : // The data of integers has 8, 16 or 32 bits.
          (`${letters}${bits}${type.scalar === intType ? 'sint' : 'uint'}` as TexelFormat)
  const isHalf = exact.endsWith('32float') && exact !== 'depth32float' && !mixesFloats && !isExact(type, sampler)
  // Of the same number of components.
  const format = isHalf ? (`${letters}16float` as const) : exact
  const wanted = mipmaps.length === 0 && (sampler?.mipmap ?? 'none') !== 'none' ? levelCount(type, width, height, depth) : 1 + mipmaps.length
  const isMadeByGpu = format.endsWith('8unorm')
  const levels = [data, ...(mipmaps.length > 0 || wanted === 1 || isMadeByGpu ? mipmaps : smallerLevels(image, type))]
  return { format, width, height, depth, data: isHalf ? levels.map(toHalves) : levels, levels: wanted, ...(isHalf && { instead: exact }) }
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
/** The typed array whose elements are the components of a format; undefined for floats of 16 bits and for what is packed into words. */
export const arrayOf = (format: string): (typeof arrays)[string] | undefined => {
  const { bits, encoding } = formatInfo(format)
  return arrays[`${bits}${encoding}`]
}

const word = /*#__PURE__*/ new Float32Array(1)
const bitsOfWord = /*#__PURE__*/ new Uint32Array(word.buffer)
/** The bits of the nearest number of 16 bits (IEEE 754 binary16), ties to even. */
export const toHalf = (value: number): number => {
  word[0] = value
  const bits = bitsOfWord[0] ?? 0
  const sign = (bits >>> 16) & 0x8000
  const size = bits & 0x7fffffff
  // Infinity, what is too large for it, and what is no number.
  if (size >= 0x477ff000) return sign | (size > 0x7f800000 ? 0x7e00 : 0x7c00)
  // Smaller than its smallest normal number: a multiple of 2⁻²⁴.
  if (size < 0x38800000) {
    const parts = Math.abs(value) * 2 ** 24
    const low = Math.floor(parts)
    const rest = parts - low
    return sign | (low + (rest > 0.5 || (rest === 0.5 && low % 2 === 1) ? 1 : 0))
  }
  return sign | ((size - 0x38000000 + 0xfff + ((size >>> 13) & 1)) >>> 13)
}
/** The number that the bits of a float without a sign stand for: 5 bits of exponent, as all formats below 32 bits have, above the fraction. */
export const smallFloat = (bits: number, fractionBits: number): number => {
  const exponent = (bits >> fractionBits) & 31
  const fraction = (bits & ((1 << fractionBits) - 1)) / (1 << fractionBits)
  if (exponent === 31) return fraction ? NaN : Infinity
  return exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15)
}
/** The number that 16 bits stand for. */
export const fromHalf = (bits: number): number => (bits & 0x8000 ? -1 : 1) * smallFloat(bits & 0x7fff, 10)
export const toHalves = (numbers: PixelData): Uint16Array<ArrayBuffer> => Uint16Array.from(numbers, toHalf)
