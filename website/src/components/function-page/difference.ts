/** How far two pictures of one size are apart, and a picture of where. Must not know: who drew them. */

/** Pixels as RGBA, 8 bits each, the top row first. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

export interface Difference {
  /** In steps of 8 bits, of the channel that is furthest apart. */
  readonly largest: number
  /** Pixels that differ at all. */
  readonly count: number
  /** By how much differences are stronger in `picture`: the largest is as bright as can be. */
  readonly times: number
  /** To lie over either picture: dark where they agree, bright where they do not. */
  readonly picture: Pixels
}

const ground = [13, 15, 21, 205] as const
const faint = [125, 83, 0] as const
const strong = [255, 226, 150] as const
/** A lone pixel is hard to see: those around it show this much of it. */
const halo = 0.45

export const differenceOf = (one: Pixels, other: Pixels): Difference => {
  const { width, height } = one
  if (width !== other.width || height !== other.height)
    throw new Error(`Two pictures of one size were expected, but one has ${width}×${height} pixels and the other ${other.width}×${other.height}.`)
  const steps = new Uint8Array(width * height)
  let [largest, count] = [0, 0]
  for (let i = 0; i < steps.length; i++) {
    const furthest = Math.max(apart(one, other, 4 * i), apart(one, other, 4 * i + 1), apart(one, other, 4 * i + 2), apart(one, other, 4 * i + 3))
    if (furthest === 0) continue
    steps[i] = furthest
    count++
    largest = Math.max(largest, furthest)
  }
  const times = largest ? Math.floor(255 / largest) : 1
  return { largest, count, times, picture: { width, height, data: painted(steps, width, height, largest) } }
}

const apart = (one: Pixels, other: Pixels, i: number): number => Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0))

const painted = (steps: Uint8Array, width: number, height: number, largest: number): Uint8ClampedArray<ArrayBuffer> => {
  /** Parts of the largest difference, up to 1. */
  const light = new Float32Array(steps.length)
  const shine = (x: number, y: number, part: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const i = y * width + x
    light[i] = Math.max(light[i] ?? 0, part)
  }
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] ?? 0
    if (step === 0) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) shine(x + dx, y + dy, (step / largest) * (dx === 0 && dy === 0 ? 1 : halo))
  }
  const data = new Uint8ClampedArray(4 * steps.length)
  for (let i = 0; i < steps.length; i++) {
    const part = light[i] ?? 0
    for (let channel = 0; channel < 3; channel++)
      data[4 * i + channel] = part > 0 ? (faint[channel] ?? 0) + part * ((strong[channel] ?? 0) - (faint[channel] ?? 0)) : (ground[channel] ?? 0)
    data[4 * i + 3] = part > 0 ? 255 : ground[3]
  }
  return data
}
