/** The texels of an image as the CPU target reads them: four components each, level by level. */
import type { PixelData, PixelImage } from '../../../../ir/expr.ts'
import { floatType, intType, type ResourceType } from '../../../../ir/type.ts'

export type Texels = Float32Array | Int32Array | Uint32Array

export interface Level {
  readonly width: number
  readonly height: number
  /** Slices, layers or faces. */
  readonly depth: number
  readonly texels: Texels
}

/** One texel of zeros, with as many as a cube needs: what a texture holds until it has an image, as on the GPU. */
export const emptyImage: PixelImage = { width: 1, height: 1, data: /*#__PURE__*/ new Uint8Array(24) }

/** Bytes in a float texture represent 0 … 1, or −1 … 1 if signed. */
export const decode = (value: number, data: PixelData, isFloat: boolean): number => {
  if (!isFloat) return value
  if (data instanceof Uint8Array || data instanceof Uint8ClampedArray) return value / 255
  if (data instanceof Int8Array) return Math.max(value / 127, -1)
  return value
}

export const levelsOf = (image: PixelImage, type: ResourceType): readonly Level[] => {
  const depth = image.depth ?? (type.dimension === 'cube' ? 6 : 1)
  return [image.data, ...(image.mipmaps ?? [])].map((data, level) => {
    const [width, height] = [Math.max(1, image.width >> level), Math.max(1, image.height >> level)]
    const slices = type.dimension === '3d' ? Math.max(1, depth >> level) : depth
    return { width, height, depth: slices, texels: texelsOf(data, width * height * slices, type) }
  })
}

const texelsOf = (data: PixelData, count: number, type: ResourceType): Texels => {
  const isFloat = type.scalar === floatType
  const texels = isFloat ? new Float32Array(count * 4) : type.scalar === intType ? new Int32Array(count * 4) : new Uint32Array(count * 4)
  const components = data.length / count
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < 4; j++) texels[i * 4 + j] = j < components ? decode(data[i * components + j] ?? 0, data, isFloat) : j === 3 ? 1 : 0
  }
  return texels
}
