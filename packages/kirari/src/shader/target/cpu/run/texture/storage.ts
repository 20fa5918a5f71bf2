/** A storage texture on the CPU: reads texels from the application's array and writes them back, in the precision of its format. */
import type { PixelImage } from '../../../../ir/expr.ts'
import type { StorageTextureType } from '../../../../ir/type.ts'
import { formatInfo } from '../../../../ir/format.ts'
import { roundHalf } from '../../js/half.ts'
import { decode } from './image.ts'

/** Converts a component to its value in memory. */
const encoders: Readonly<Record<string, (value: number) => number>> = {
  '8unorm': (value) => Math.round(Math.min(Math.max(value, 0), 1) * 255),
  '8snorm': (value) => Math.round(Math.min(Math.max(value, -1), 1) * 127),
  '16float': roundHalf,
}

export class PixelStorage {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly #image: PixelImage
  readonly #components: number
  readonly #encode: (value: number) => number
  readonly #isFloat: boolean

  constructor(image: PixelImage, { format }: StorageTextureType) {
    this.#image = image
    this.width = image.width
    this.height = image.height
    this.depth = image.depth ?? 1
    this.#components = image.data.length / (this.width * this.height * this.depth)
    const { bits, encoding, scalar } = formatInfo(format)
    this.#isFloat = scalar === 'float'
    this.#encode = encoders[`${bits}${encoding}`] ?? ((value) => value)
  }

  /** Outside of the image every component is 0. */
  read(r: Float64Array, i: number, j: number, k: number): void {
    const at = this.#at(i, j, k)
    const { data } = this.#image
    for (let c = 0; c < 4; c++) r[c] = at < 0 ? 0 : c < this.#components ? decode(data[at + c] ?? 0, data, this.#isFloat) : c === 3 ? 1 : 0
  }

  /** Outside of the image nothing is written. */
  store(i: number, j: number, k: number, ...texel: readonly number[]): void {
    const at = this.#at(i, j, k)
    if (at < 0) return
    for (let c = 0; c < this.#components; c++) this.#image.data[at + c] = this.#encode(texel[c] ?? 0)
  }

  extent(r: Float64Array): void {
    r[0] = this.width
    r[1] = this.height
    r[2] = this.depth
  }

  #at(i: number, j: number, k: number): number {
    const { width, height, depth } = this
    return i >= 0 && i < width && j >= 0 && j < height && k >= 0 && k < depth ? ((k * height + j) * width + i) * this.#components : -1
  }
}
