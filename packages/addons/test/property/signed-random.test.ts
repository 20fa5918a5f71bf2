/** Properties of srandom: random stretched to both sides of zero, without rounding. */
import { expect, test } from 'vitest'
import { random, srandom } from '../../src/index.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const side = 128
const rows = Array.from({ length: side * side }, (_, i) => [(i % side) - side / 2 + 0.5, Math.floor(i / side) - side / 2 + 0.5, 3, -7])
const valuesOf = (call: typeof random, name: string, width: number): readonly number[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row, i) => (width === 1 ? [i] : row.slice(0, width))),
  ).flat()

test.each([1, 2, 3, 4])('it is twice random minus 1, without rounding', (width) => {
  const suffix = width === 1 ? '' : `_vec${width}`
  expect(valuesOf(srandom, `srandom${suffix}`, width)).toEqual(valuesOf(random, `random${suffix}`, width).map((value) => 2 * value - 1))
})

test('its values are the multiples of 2⁻²³ from −1 to 1 − 2⁻²³', () => {
  const values = valuesOf(srandom, 'srandom_vec2', 2)
  expect(values.filter((value) => !Number.isInteger(value * 2 ** 23) || value < -1 || value > 1 - 2 ** -23)).toEqual([])
  // Of the extremes of random; and all between are floats.
  expect([0, 1 - 2 ** -24].map((value) => Math.fround(Math.fround(value * 2) - 1))).toEqual([-1, 1 - 2 ** -23])
})

test('it is 0 on average, and as often positive as negative', () => {
  const values = valuesOf(srandom, 'srandom_vec2', 2)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  // Four standard errors: of a uniform number, and of a coin.
  expect(Math.abs(mean)).toBeLessThan(4 / Math.sqrt(3 * values.length))
  expect(Math.abs(values.filter((value) => value > 0).length / values.length - 0.5)).toBeLessThan(2 / Math.sqrt(values.length))
})
