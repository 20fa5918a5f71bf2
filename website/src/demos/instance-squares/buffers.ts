/**
 * The same squares as numbers in memory, for instance attributes: 8 bytes of place, 4 of turn, 4 of colour.
 * Must not know: shaders.
 */
import { ember, half, ramp, steps, vortices } from './sky.ts'

export interface Buffers {
  readonly place: Float32Array
  readonly turn: Float32Array
  readonly color: Uint8Array
}

/** From 0 to 1: the upper 24 bits. */
const fraction = (word: number): number => (word >>> 8) * 2 ** -24
/** A hash: O’Neill 2014 (PCG), with the constants of Jarzynski and Olano 2020. */
const pcg = (v: number): number => {
  const state = (Math.imul(v, 747796405) + 2891336453) >>> 0
  const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0
  return (word >>> 22) ^ word
}
const saturate = (x: number): number => Math.min(1, Math.max(0, x))

/** Writes square i. */
export const writeSquare = ({ place, turn, color }: Buffers, i: number): void => {
  const x = (fraction(Math.imul(i, steps[0]) + 2 ** 31) * 2 - 1) * half[0]
  const y = (fraction(Math.imul(i, steps[1]) + 2 ** 31) * 2 - 1) * half[1]
  const chance = fraction(pcg(i))
  const swell = x * 2.3 + 0.6
  let stream = y * 0.55 + Math.sin(swell) * 0.1
  let [slopeX, slopeY, halo, glow] = [Math.cos(swell) * 0.23, 0.55, 0, 0]
  for (const [vortexX, vortexY, radius, direction] of vortices) {
    const [dx, dy] = [(x - vortexX) / radius, (y - vortexY) / radius]
    const near = Math.exp(-dx * dx - dy * dy)
    const spin = radius * direction * near * 1.3
    stream += spin
    slopeX -= (dx * 2 * spin) / radius
    slopeY -= (dy * 2 * spin) / radius
    halo += near
    glow += near ** 8
  }
  const band = Math.sin(stream * 52) * 0.5 + 0.5
  const level = saturate(band * 0.26 + 0.04 + (chance - 0.5) * 0.09 + halo * (band * 0.26 + 0.3) + glow * 0.3 + y * 0.05) * (ramp.length - 1)
  const lower = Math.min(ramp.length - 2, Math.floor(level))
  const glows = saturate((0.1 - chance) * 20) * 0.8 * saturate(halo * 1.5 - 0.2)
  const [from, to] = [ramp[lower] ?? ember, ramp[lower + 1] ?? ember]
  place[i * 2] = x
  place[i * 2 + 1] = y
  turn[i] = Math.atan2(-slopeX, slopeY) + (fraction(pcg(i + 77777)) - 0.5) * 0.5
  for (let c = 0; c < 3; c++) {
    const tone = (from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * (level - lower)
    color[i * 4 + c] = Math.round((tone + ((ember[c] ?? 0) - tone) * glows) * 255)
  }
  color[i * 4 + 3] = 255
}

/** So many squares; those that are there already are copied. */
export const fillBuffers = (count: number, before?: Buffers): Buffers => {
  const made: Buffers = { place: new Float32Array(count * 2), turn: new Float32Array(count), color: new Uint8Array(count * 4) }
  const kept = before ? Math.min(count, before.turn.length) : 0
  if (before && kept > 0) {
    made.place.set(before.place.subarray(0, kept * 2))
    made.turn.set(before.turn.subarray(0, kept))
    made.color.set(before.color.subarray(0, kept * 4))
  }
  for (let i = kept; i < count; i++) writeSquare(made, i)
  return made
}

/** Square after square, the four bytes of a colour as one whole number: the contents of a storage. */
export const interleaved = ({ place, turn, color }: Buffers): Float64Array => {
  const words = new Uint32Array(color.buffer, color.byteOffset, turn.length)
  const numbers = new Float64Array(turn.length * 4)
  for (let i = 0; i < turn.length; i++) {
    numbers[i * 4] = place[i * 2] ?? 0
    numbers[i * 4 + 1] = place[i * 2 + 1] ?? 0
    numbers[i * 4 + 2] = turn[i] ?? 0
    numbers[i * 4 + 3] = words[i] ?? 0
  }
  return numbers
}
