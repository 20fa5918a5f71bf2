/** What is compared of screenshots. */
import sharp from 'sharp'

const pixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Of two pictures of one shape: the share of pixels with a channel that differs by more than this. The second one is brought to the size of the first. */
export const shareOfDifferent = async (one: Buffer, other: Buffer, tolerance = 8): Promise<number> => {
  const a = await pixels(one)
  const { width, height } = a.info
  const b = await pixels(await sharp(other).resize(width, height, { fit: 'fill' }).png().toBuffer())
  let count = 0
  for (let i = 0; i < a.data.length; i += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0)) > tolerance)) count++
  return count / (width * height)
}

/** How many colours a picture has, with 32 steps in each channel. */
export const colours = async (image: Buffer): Promise<number> => {
  const { data } = await pixels(image)
  const seen = new Set<number>()
  for (let i = 0; i < data.length; i += 3) seen.add((((data[i] ?? 0) >> 3) << 10) | (((data[i + 1] ?? 0) >> 3) << 5) | ((data[i + 2] ?? 0) >> 3))
  return seen.size
}
