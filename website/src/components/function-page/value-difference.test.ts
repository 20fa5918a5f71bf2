/** Results of two backends and what is told of them. */
import { expect, test } from 'vitest'
import { valueDifferenceOf } from './value-difference.ts'

const floats = (...values: readonly number[]) => ({ size: 2, values: new Float32Array(values) })
const least = 2 ** -10

test('equal results are equal, whichever zero they are, and so are two that are no numbers', () => {
  expect(valueDifferenceOf(floats(1, 0, NaN, Infinity), floats(1, -0, NaN, Infinity), least)).toEqual({ largest: 0, count: 0, calls: 2 })
})

test('a call counts once, and the numbers furthest apart are told in steps of the larger one', () => {
  expect(valueDifferenceOf(floats(1, 2, 4, 4), floats(1 + 2 ** -23, 2 + 3 * 2 ** -22, 4, 4), least)).toEqual({ largest: 3, count: 1, calls: 2 })
})

test('near zero steps are those of the smallest size that tells', () => {
  expect(valueDifferenceOf(floats(1e-12, 0), floats(0, 2 * 2 ** -33), least).largest).toBe(2)
})

test('a number that only one of them has is as far as can be', () => {
  expect(valueDifferenceOf(floats(1, NaN), floats(1, 1), least).largest).toBe(Infinity)
})

test('whole numbers differ by whole steps', () => {
  const whole = (...values: readonly number[]) => ({ size: 1, values: new Int32Array(values) })
  expect(valueDifferenceOf(whole(3, 4, -9), whole(3, 6, -9), least)).toEqual({ largest: 2, count: 1, calls: 3 })
})
