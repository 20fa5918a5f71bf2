/**
 * What a person sees of an element: the number of colours of its screenshot. A blank canvas has one.
 * Reading the canvas itself is not enough: a WebGL canvas may be cleared before a script reads it.
 */
import sharp from 'sharp'

/** Decoded here, because the browser is busy drawing. @param {Buffer} png */
const pixelsOf = (png) => sharp(png).removeAlpha().raw().toBuffer()

/**
 * The number of colours of an element, up to some hundreds: each channel counts in 32 steps.
 * @param {import('playwright').Locator} locator
 * @returns {Promise<number>}
 */
export const countColours = async (locator) => {
  const data = await pixelsOf(await locator.screenshot())
  const colours = new Set()
  for (let i = 0; i < data.length; i += 3) colours.add((((data[i] ?? 0) >> 3) << 10) | (((data[i + 1] ?? 0) >> 3) << 5) | ((data[i + 2] ?? 0) >> 3))
  return colours.size
}

/**
 * Waits until an element shows more than a few colours; returns the number, or the last one if it never does.
 * @param {import('playwright').Locator} locator
 * @param {number} [patienceMilliseconds]
 */
export const waitForColours = async (locator, patienceMilliseconds = 60_000) => {
  const end = performance.now() + patienceMilliseconds
  for (;;) {
    const count = await countColours(locator)
    if (count > 8 || performance.now() > end) return count
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * The difference of two screenshots of one size: the mean over all channels, out of 255, and the part of pixels that differ clearly.
 * @param {Buffer} first
 * @param {Buffer} second
 * @returns {Promise<{ mean: number, part: number }>}
 */
export const differenceOf = async (first, second) => {
  const [a, b] = await Promise.all([pixelsOf(first), pixelsOf(second)])
  if (a.length !== b.length) throw new Error(`Expected two pictures of one size, got ${a.length} and ${b.length} bytes.`)
  let sum = 0
  let clear = 0
  for (let i = 0; i < a.length; i += 3) {
    const distances = [0, 1, 2].map((channel) => Math.abs((a[i + channel] ?? 0) - (b[i + channel] ?? 0)))
    sum += distances.reduce((total, distance) => total + distance, 0)
    if (Math.max(...distances) > 24) clear++
  }
  return { mean: sum / a.length, part: clear / (a.length / 3) }
}
