/** Pictures as files. Must not know: where a picture comes from. */
import type { Picture } from './device.ts'

/**
 * A picture as a PNG file. Its colours are multiplied by their alpha; those of a PNG are not, so they are divided by it.
 *
 * @example
 * const file = await toPNG(await engine.capture())
 */
export const toPNG = async ({ width, height, data }: Picture): Promise<Blob> => {
  const straight = new Uint8ClampedArray(data)
  for (let i = 0; i < straight.length; i += 4) {
    const alpha = straight[i + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let c = 0; c < 3; c++) straight[i + c] = ((straight[i + c] ?? 0) * 255) / alpha
  }
  const sheet = new OffscreenCanvas(width, height)
  sheet.getContext('2d')?.putImageData(new ImageData(straight, width, height), 0, 0)
  return sheet.convertToBlob({ type: 'image/png' })
}
