/** Pixels as WebP, as every poster is kept. Must not know: what they show, or where they go. */
import sharp, { type Sharp } from 'sharp'

/**
 * RGBA of 8 bits, the top row first; quality from 0 to 100. Without `smartSubsample`, which takes three times as long as all the rest:
 * a quality higher by four gives as little noise.
 */
export const pack = (pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number, quality: number): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 4 } }).webp({ quality, effort: 2 })
