/**
 * A picture as the texels of a storage texture, whose format the shader says.
 * Must not know: any backend.
 */
import type { PixelImage } from '../../shader/ir/expr.ts'
import type { StorageTextureType } from '../../shader/ir/type.ts'
import { toHalves, type Texels } from './texels.ts'

/** Numbers of a picture as the shader reads them: bytes in a texture of floats stand for 0 to 1, or −1 to 1. */
const scaleOf = (data: PixelImage['data'], isFloat: boolean): number =>
  !isFloat || data instanceof Float32Array ? 1 : data instanceof Int8Array ? 1 / 127 : 1 / 255

export const storageTexels = (type: StorageTextureType, image: PixelImage): Texels => {
  const { width, height, data, depth = 1 } = image
  const { format } = type
  const components = format.startsWith('rgba') ? 4 : format.startsWith('rg') ? 2 : 1
  const texels = width * height * depth
  const given = data.length / texels
  const scale = scaleOf(data, type.scalar.name === 'float')
  const numberAt = (i: number): number => {
    const c = i % components
    return c < given ? Math.max((data[((i - c) / components) * given + c] ?? 0) * scale, scale < 1 ? -1 : -Infinity) : c === 3 ? 1 : 0
  }
  const numbers = Array.from({ length: texels * components }, (_, i) => numberAt(i))
  const clamp = (least: number, most: number): readonly number[] => numbers.map((value) => Math.round(Math.min(Math.max(value, least), 1) * most))
  const packed = (): Texels['data'][number] => {
    if (format.endsWith('32float')) return Float32Array.from(numbers)
    if (format.endsWith('16float')) return toHalves(Float32Array.from(numbers))
    if (format.endsWith('8unorm')) return Uint8Array.from(clamp(0, 255))
    if (format.endsWith('8snorm')) return Int8Array.from(clamp(-1, 127))
    const Kind = format.endsWith('8uint') ? Uint8Array : format.endsWith('8sint') ? Int8Array : undefined
    if (Kind) return Kind.from(numbers)
    if (format.endsWith('16uint')) return Uint16Array.from(numbers)
    if (format.endsWith('16sint')) return Int16Array.from(numbers)
    return format.endsWith('uint') ? Uint32Array.from(numbers) : Int32Array.from(numbers)
  }
  return { format, width, height, depth, data: [packed()], levels: 1 }
}
