/**
 * Pictures as numbers, on their way to a GPU: which format fits them, and the smaller levels that a GPU does not make itself.
 * Must not know: any backend.
 */
import type { PixelData, PixelImage, SamplerSettings, UniformSource } from '../../shader/ir/expr.ts'
import { floatType, intType, type ResourceType } from '../../shader/ir/type.ts'

type Channels = 'r' | 'rg' | 'rgba'
/** Formats of numbers, by their names in WebGPU. */
export type TexelFormat = `${Channels}${'8unorm' | '8snorm' | `${8 | 16 | 32}${'uint' | 'sint'}` | '16float' | '32float'}` | 'depth32float'

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

/** The size of a level: half of the one before, rounded down, at least 1. */
export const levelSide = (side: number, level: number): number => Math.max(1, side >> level)
/** Levels down to one texel. */
export const levelCount = (type: ResourceType, width: number, height: number, depth: number): number =>
  1 + Math.floor(Math.log2(Math.max(width, height, type.dimension === '3d' ? depth : 1)))

/** Whether it is read between levels. */
export const hasLevels = ({ sampler }: UniformSource): boolean => (sampler?.mipmap ?? 'none') !== 'none'
/** Whether nothing is mixed: neither texels nor levels. */
export const isExact = (type: ResourceType, { filter = 'linear', mipmap = 'none' }: SamplerSettings = {}): boolean =>
  type.scalar !== floatType || (filter === 'nearest' && mipmap !== 'linear')

const channels: readonly Channels[] = ['r', 'r', 'rg', 'rgba', 'rgba']

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
  const levels: PixelData[] = [data, ...mipmaps]
  const isMadeByGpu = format.endsWith('8unorm')
  if (!isMadeByGpu)
    for (let level = levels.length; level < wanted; level++)
      levels.push(
        halve(levels.at(-1) ?? data, {
          width: levelSide(width, level - 1),
          height: levelSide(height, level - 1),
          depth,
          components,
          is3D: type.dimension === '3d',
          level,
        }),
      )
  return { format, width, height, depth, data: isHalf ? levels.map(toHalves) : levels, levels: wanted, ...(isHalf && { instead: exact }) }
}

interface LevelShape {
  /** Of the level above. */
  readonly width: number
  readonly height: number
  readonly components: number
  /** Of level 0. */
  readonly depth: number
  readonly is3D: boolean
  /** Its number. */
  readonly level: number
}

/** How much of the texels above, from twice its number on, is in texel i of a level: of two, or a part of three where their number is odd. */
const weightsOf = (i: number, size: number): readonly number[] => {
  const half = size >> 1
  if (half === 0) return [1]
  return size % 2 === 0 ? [0.5, 0.5] : [(half - i) / size, half / size, (i + 1) / size]
}

/** The next level: each number is the middle of those above it. */
const halve = (above: PixelData, { width, height, depth, components, is3D, level }: LevelShape): PixelData => {
  const slices = is3D ? levelSide(depth, level - 1) : depth
  const [nextWidth, nextHeight, nextSlices] = [levelSide(width, 1), levelSide(height, 1), is3D ? levelSide(depth, level) : depth]
  const sums = new Float32Array(nextWidth * nextHeight * nextSlices * components)
  let at = 0
  for (let z = 0; z < nextSlices; z++)
    for (let y = 0; y < nextHeight; y++)
      for (let x = 0; x < nextWidth; x++) {
        const [across, down] = [weightsOf(x, width), weightsOf(y, height)]
        // Layers are not mixed.
        const [first, deep] = is3D ? [z * 2, weightsOf(z, slices)] : [z, [1]]
        for (let c = 0; c < components; c++) {
          let sum = 0
          for (const [k, front] of deep.entries())
            for (const [j, high] of down.entries())
              for (const [i, wide] of across.entries())
                sum += (above[(((first + k) * height + y * 2 + j) * width + x * 2 + i) * components + c] ?? 0) * front * high * wide
          sums[at++] = sum
        }
      }
  return above instanceof Float32Array ? sums : Int8Array.from(sums, Math.round)
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
/** The number that these bits stand for. */
export const fromHalf = (bits: number): number => {
  const exponent = (bits >> 10) & 31
  const fraction = (bits & 1023) / 1024
  const size = exponent === 31 ? (fraction ? NaN : Infinity) : exponent ? (1 + fraction) * 2 ** (exponent - 15) : fraction * 2 ** -14
  return bits & 0x8000 ? -size : size
}
export const toHalves = (numbers: PixelData): Uint16Array<ArrayBuffer> => Uint16Array.from(numbers, toHalf)
