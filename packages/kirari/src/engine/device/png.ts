/** Encodes images as PNG files. */
import { captureSite } from '#explain'
import { wrongPixels } from '#explain-engine'
import type { PixelImage } from '../../shader/ir/expr.ts'
import { EngineError } from '../message/error.ts'

export interface PNGOptions {
  /** Whether the first row of the data is the bottom row of the image, as in the result of `engine.read`; default false. */
  readonly flipY?: boolean
}

/**
 * Encodes an image as a PNG file. `data` has four 8-bit numbers per pixel, with colours multiplied by their alpha; a PNG stores straight
 * colours, so this divides them by alpha. Throws E1011 for floats and for data of another length.
 *
 * @example
 * const file = await toPNG(await engine.capture())
 * const part = await toPNG(await engine.read(scene.color), { flipY: true })
 */
export const toPNG = async ({ width, height, data }: Pick<PixelImage, 'width' | 'height' | 'data'>, { flipY = false }: PNGOptions = {}): Promise<Blob> => {
  const isBytes = data instanceof Uint8Array || data instanceof Uint8ClampedArray
  const length = width * height * 4
  if (!isBytes || length <= 0 || data.length !== length) throw new EngineError({ ...wrongPixels(width, height, data), site: captureSite(toPNG) })
  const straight = new Uint8ClampedArray(length)
  const row = width * 4
  for (let y = 0; y < height; y++) straight.set(data.subarray(y * row, (y + 1) * row), (flipY ? height - 1 - y : y) * row)
  for (let i = 0; i < straight.length; i += 4) {
    const alpha = straight[i + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let c = 0; c < 3; c++) straight[i + c] = ((straight[i + c] ?? 0) * 255) / alpha
  }
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(straight, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}
