/**
 * A picture as the texels of a storage texture, whose format the shader says.
 * Must not know: any backend.
 */
import type { PixelImage } from '../../shader/ir/expr.ts'
import { formatInfo } from '../../shader/ir/format.ts'
import type { StorageTextureType } from '../../shader/ir/type.ts'
import { arrayOf, toHalves, type Texels } from './texels.ts'

/** Numbers of a picture as the shader reads them: bytes in a texture of floats stand for 0 to 1, or −1 to 1. */
const scaleOf = (data: PixelImage['data'], isFloat: boolean): number =>
  !isFloat || data instanceof Float32Array ? 1 : data instanceof Int8Array ? 1 / 127 : 1 / 255

export const storageTexels = (type: StorageTextureType, image: PixelImage): Texels => {
  const { width, height, data, depth = 1 } = image
  const { format } = type
  const { components, encoding } = formatInfo(format)
  const texels = width * height * depth
  const given = data.length / texels
  const scale = scaleOf(data, type.scalar.name === 'float')
  const numberAt = (i: number): number => {
    const c = i % components
    return c < given ? Math.max((data[((i - c) / components) * given + c] ?? 0) * scale, scale < 1 ? -1 : -Infinity) : c === 3 ? 1 : 0
  }
  const numbers = Array.from({ length: texels * components }, (_, i) => numberAt(i))
  /** What stands for 1, and the least value, in formats that store a range in whole numbers. */
  const [least, most] = encoding === 'unorm' ? [0, 255] : [-1, 127]
  const stored = encoding.endsWith('norm') ? numbers.map((value) => Math.round(Math.min(Math.max(value, least), 1) * most)) : numbers
  const own = arrayOf(format)?.from(stored) ?? toHalves(Float32Array.from(stored))
  return { format, width, height, depth, data: [own], levels: 1 }
}
