/** Properties of pack and unpack: what comes back through a texture of 8 bits a channel. */
import { expect, test } from 'vitest'
import { pack, unpack } from '../../src/index.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]
const packed = (values: readonly number[]): Rows =>
  runOnCPU(
    signatureOf(pack, 'pack'),
    values.map((value) => [value]),
  )
const unpacked = (texels: Rows): readonly number[] => runOnCPU(signatureOf(unpack, 'unpack'), texels).map(([value = NaN]) => value)

/** What a texel of 8 bits keeps of a channel, rounded to nearest, and what it is read as: k / 255 in single precision. */
const stored = (texels: Rows): Rows => texels.map((texel) => texel.map((channel) => Math.fround(Math.round(channel * 255) / 255)))

// Every exponent from 1/512 on, the ends of each, and random bits between.
const exponents = [-9, -8, -7, -6, -5, -4, -3, -2, -1]
const mantissas = spread([{ min: 0, max: 2 ** 23 }], 120).map(([bits = NaN]) => Math.round(bits))
const kept = [
  0,
  1,
  ...exponents.flatMap((exponent) => [0, 1, 2 ** 23 - 1, ...mantissas].filter((bits) => bits < 2 ** 23).map((bits) => (1 + bits * 2 ** -23) * 2 ** exponent)),
]
const small = [-10, -11, -14, -18, -24, -30, -31, -32, -33, -40, -100].flatMap((exponent) =>
  mantissas.slice(0, 60).map((bits) => Math.fround((1 + bits * 2 ** -23) * 2 ** exponent)),
)

test('pack and unpack: every number from 1/512 to 1 comes back bit for bit through texels of 8 bits', () => {
  expect(kept.every((value) => Object.is(Math.fround(value), value))).toBe(true)
  expect(unpacked(stored(packed(kept)))).toEqual(kept)
  expect(unpacked(packed(kept))).toEqual(kept)
})

test('pack and unpack: smaller numbers come back cut off at multiples of 2⁻³²', () => {
  expect(unpacked(stored(packed(small)))).toEqual(small.map((value) => Math.floor(value * 2 ** 32) / 2 ** 32))
})

test('pack: gives whole digits, which texels of 8 bits hold as they are', () => {
  const texels = packed([...kept, ...small])
  expect(stored(texels)).toEqual(texels)
  // Each step of red is a jump of one digit, in the other channels from the last digit to the first.
  const steps = Array.from({ length: 255 }, (_, i) => i + 1)
  const digitsOf = (values: readonly number[]): Rows => packed(values).map((texel) => texel.map((channel) => Math.round(channel * 255)))
  expect(digitsOf(steps.map((digit) => digit / 256))).toEqual(steps.map((digit) => [digit, 0, 0, 0]))
  expect(digitsOf(steps.map((digit) => digit / 256 - 2 ** -24)).map((digits) => digits.slice(0, 3))).toEqual(steps.map((digit) => [digit - 1, 255, 255]))
})

test('pack: red alone is the number to within 1/256', () => {
  const values = grid(0, 1, 2000)
  const off = packed(values).map(([red = NaN], i) => Math.abs(red - (values[i] ?? NaN)))
  expect(Math.max(...off)).toBeLessThanOrEqual(1 / 256 + 1e-7)
})

test('pack: numbers outside of 0 to 1 are clamped', () => {
  expect(packed([-3, -1e-9, 1.0001, 50])).toEqual([...packed([0, 0]), ...packed([1, 1])])
})

test('unpack: red, green and blue keep 24 bits, cut off', () => {
  const values = [...kept, ...small].filter((value) => value < 1)
  const opaque = stored(packed(values)).map((texel) => texel.with(3, 0))
  expect(unpacked(opaque)).toEqual(values.map((value) => Math.floor(value * 2 ** 24) / 2 ** 24))
})

test('unpack: adds the digits of numbers below 1 exactly', () => {
  // In double precision the sum of four digits is exact.
  const texels = stored(packed([...kept, ...small].filter((value) => value < 1)))
  const sums = texels.map((texel) => texel.reduce((sum, channel, i) => sum + Math.round(channel * 255) / 256 ** (i + 1), 0))
  expect(unpacked(texels)).toEqual(sums)
  expect(unpacked([[1, 1, 1, 1]])).not.toEqual([1 - 2 ** -32])
})

test('pack: the form in base 255 brings numbers back with an error', () => {
  const f = Math.fround
  const fract = (value: number): number => f(value - Math.floor(value))
  const back = (value: number): number => {
    const parts = [1, 255, 65025, 16581375].map((factor) => fract(f(value * factor)))
    const channels = parts.map((part, i) => f(part - f((parts[Math.min(i + 1, 3)] ?? NaN) * f(1 / 255))))
    return channels.reduce((sum, channel, i) => f(sum + f(Math.round(channel * 255) / 255 / 255 ** i)), 0)
  }
  const values = spread([{ min: 0, max: 1 }], 500)
    .map(([value = NaN]) => f(value))
    .filter((value) => value < 1)
  const off = values.map((value) => Math.abs(back(value) - value))
  expect(Math.max(...off)).toBeLessThan(1.2e-7)
  expect(off.filter((error) => error > 0).length).toBeGreaterThan(50)
  expect(back(1)).toBe(0)
})

test('unpack: is the same for channels that are off by less than half a step', () => {
  const texels = stored(packed(kept.slice(0, 500)))
  for (const off of [-0.499, -0.25, 0.25, 0.499]) expect(unpacked(texels.map((texel) => texel.map((channel) => channel + off / 255)))).toEqual(unpacked(texels))
  const [below, above] = unpacked([
    [0.501 / 255, 0, 0, 0],
    [0.499 / 255, 0, 0, 0],
  ])
  expect([below, above]).toEqual([1 / 256, 0])
})

test('unpack: is the integer of its digits, rounded once', () => {
  const digits = spread(
    Array.from({ length: 4 }, () => ({ min: 0, max: 255 })),
    2000,
  ).map((row) => row.map(Math.round))
  const numbers = digits.map(([r = NaN, g = NaN, b = NaN, a = NaN]) => Math.fround((r * 2 ** 24 + g * 2 ** 16 + b * 2 ** 8 + a) / 2 ** 32))
  expect(unpacked(digits.map((row) => row.map((digit) => digit / 255)))).toEqual(numbers)
})
