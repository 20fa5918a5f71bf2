/** Converts an image to the texels of a storage texture, in the format that the shader declares. */
import type { PixelImage } from '../../shader/ir/expr.ts'
import { formatInfo } from '../../shader/ir/format.ts'
import type { StorageTextureType } from '../../shader/ir/type.ts'
import { arrayOf, toHalves, type Texels } from './texels.ts'

/** Factor from numbers of the image to values in the shader: in a float texture, bytes stand for 0 to 1 (signed ones for −1 to 1). */
const scaleOf = (data: PixelImage['data'], isFloat: boolean): number =>
  !isFloat || data instanceof Float32Array ? 1 : data instanceof Int8Array ? 1 / 127 : 1 / 255

export const storageTexels = (type: StorageTextureType, image: PixelImage): Texels => {
  const { width, height, data, depth = 1 } = image
  const { format } = type
  const { components, encoding } = formatInfo(format)
  const texels = width * height * depth
  const imageComponents = data.length / texels
  const scale = scaleOf(data, type.scalar.name === 'float')
  const numberAt = (i: number): number => {
    const c = i % components
    return c < imageComponents ? Math.max((data[((i - c) / components) * imageComponents + c] ?? 0) * scale, scale < 1 ? -1 : -Infinity) : c === 3 ? 1 : 0
  }
  const numbers = Array.from({ length: texels * components }, (_, i) => numberAt(i))
  /** In normalized formats: the least value, and the integer that stands for 1. */
  const [least, one] = encoding === 'unorm' ? [0, 255] : [-1, 127]
  const stored = encoding.endsWith('norm') ? numbers.map((value) => Math.round(Math.min(Math.max(value, least), 1) * one)) : numbers
  const packed = arrayOf(format)?.from(stored) ?? toHalves(Float32Array.from(stored))
  return { format, width, height, depth, data: [packed], levels: 1 }
}
