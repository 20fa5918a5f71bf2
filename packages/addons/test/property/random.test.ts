/** Properties of pcg and random: every word occurs once, and no pattern at the positions of pixels. */
import { describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../../internal/testing/exhaustive.ts'
import { pcg, random } from '../../src/index.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('pcg', () => {
  const hash = (words: readonly number[]): readonly number[] =>
    runOnCPU(
      signatureOf(pcg, 'pcg'),
      words.map((word) => [word]),
    ).flat()

  test('no two numbers have the same hash', () => {
    const words = Array.from({ length: isExhaustive ? 2 ** 17 : 2 ** 15 }, (_, i) => i)
    expect(new Set(hash(words)).size).toBe(words.length)
  })

  test('every word comes out once, since the hash can be inverted', () => {
    /** The odd number whose product with this one is 1, by Newton's method. */
    const inverse = (odd: number): number => Array.from({ length: 5 }).reduce<number>((x) => Math.imul(x, 2 - Math.imul(odd, x)), odd)
    const [multiplier, last] = [inverse(747796405), inverse(277803737)]
    const undone = (hashed: number): number => {
      const mixed = Math.imul(hashed ^ (hashed >>> 22), last) >>> 0
      // The top four bits, which choose the shift, are as they were; each turn restores as many bits again.
      const shift = (mixed >>> 28) + 4
      let state = mixed
      for (let known = shift; known < 32; known += shift) state = (mixed ^ (state >>> shift)) >>> 0
      return Math.imul(state - 2891336453, multiplier) >>> 0
    }
    const words = Array.from({ length: 2 ** 14 }, (_, i) => Math.imul(i, 2654435761) >>> 0)
    expect(hash(words).map(undone)).toEqual(words)
  })

  test('each bit of a number flips each bit of its hash about as often as not', () => {
    const words = Array.from({ length: 4096 }, (_, i) => Math.imul(i, 2654435761) >>> 0)
    const plain = hash(words)
    const shares = Array.from({ length: 32 }, (_, bit) => {
      const flipped = hash(words.map((word) => (word ^ (1 << bit)) >>> 0))
      const changed = plain.map((word, i) => word ^ (flipped[i] ?? 0))
      return mean(changed.map((word) => (word >>> 0).toString(2).replaceAll('0', '').length / 32))
    })
    // The 32 bits of a hash are slightly correlated, so the tolerance is larger than for as many coins.
    expect(Math.max(...shares.map((share) => Math.abs(share - 0.5)))).toBeLessThan(0.02)
  })
})

// Positions as shaders use them: integers, the centres of pixels, the same as uv, quarters. Their floats have few digits.
const side = isExhaustive ? 512 : 192
const kinds = [
  { places: 'whole numbers', offset: 0, scale: 1 },
  { places: 'the middles of pixels', offset: 0.5, scale: 1 },
  { places: 'uv', offset: 0.5, scale: 1 / side },
  { places: 'quarters', offset: 0, scale: 1 / 4 },
]
const names = ['random', 'random_vec2', 'random_vec3', 'random_vec4'] as const
const cases = names.flatMap((name, i) => kinds.map((kind) => ({ name, dimension: i + 1, ...kind })))

describe.each(cases)('$name of $places', ({ name, dimension, offset, scale }) => {
  const count = side * side
  const rows = Array.from({ length: count }, (_, i) => {
    const [x, y] = dimension === 1 ? [i - count / 2, 0] : [(i % side) - side / 2, Math.floor(i / side) - side / 2]
    return [x, y, 3, -7].slice(0, dimension).map((value) => Math.fround((value + offset) * scale))
  })
  const values = runOnCPU(signatureOf(random, name), rows).flat()

  test('is at least 0 and less than 1, and ½ on average', () => {
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    // Four standard errors of the mean of this many uniform numbers.
    expect(Math.abs(mean(values) - 0.5)).toBeLessThan(4 / Math.sqrt(12 * count))
  })

  test('is a multiple of 2⁻²⁴', () => {
    expect(values.filter((value) => !Number.isInteger(value * 2 ** 24))).toEqual([])
    // And of no larger step.
    expect(values.filter((value) => !Number.isInteger(value * 2 ** 23)).length).toBeGreaterThan(0.4 * count)
  })

  test('fills 256 bins evenly', () => {
    const bins = Array.from({ length: 256 }, () => 0)
    for (const value of values) bins[Math.floor(value * 256)] = (bins[Math.floor(value * 256)] ?? 0) + 1
    const chiSquared = bins.reduce((sum, number) => sum + (number - count / 256) ** 2 / (count / 256), 0)
    // 255 degrees of freedom: mean 255, standard deviation √510; four of them to either side.
    expect(Math.abs(chiSquared - 255)).toBeLessThan(4 * Math.sqrt(510))
  })

  test('has neighbours, to the right and above, that have nothing to do with one another', () => {
    const centred = values.map((value) => value - 0.5)
    for (const lag of [1, side]) {
      const correlation = mean(centred.slice(lag).map((value, i) => value * (centred[i] ?? NaN))) * 12
      expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(count))
    }
  })
})

test('the next float has another number', () => {
  const rows = Array.from({ length: 1000 }, (_, i) => Math.fround(0.1 + i * 0.37)).flatMap((x) => [[x], [Math.fround(x * (1 + 2 ** -23))]])
  const values = runOnCPU(signatureOf(random, 'random'), rows).flat()
  const apart = Array.from({ length: 1000 }, (_, i) => Math.abs((values[2 * i] ?? NaN) - (values[2 * i + 1] ?? NaN)))
  // Two independent uniform numbers differ by a third on average.
  expect(mean(apart)).toBeGreaterThan(0.29)
  expect(mean(apart)).toBeLessThan(0.38)
})

test('zeros and subnormal numbers are one value', () => {
  const zeros = [0, -0, 1e-40, -1e-40, 2 ** -127, -(2 ** -149)]
  for (const [i, name] of names.entries()) {
    const rows = zeros.map((zero) => Array.from({ length: i + 1 }, (_, axis) => (axis === i ? zero : 3)))
    expect(new Set(runOnCPU(signatureOf(random, name), rows).flat()).size, name).toBe(1)
  }
  const normal = [0, 2 ** -126, -(2 ** -126)].map((value) => [value])
  expect(new Set(runOnCPU(signatureOf(random, 'random'), normal).flat()).size).toBe(3)
})
