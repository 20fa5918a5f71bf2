import { expect, test } from 'vitest'
import { ulps } from './ulp.ts'

test.each([
  [1, 1, 0],
  [0, -0, 0],
  [1, 1 + 2 ** -23, 1],
  [1, 1 - 2 ** -24, 1],
  [2 ** -149, -(2 ** -149), 2],
  [Number.NaN, Number.NaN, 0],
  [Number.NaN, 1, undefined],
])('%d and %d are %s apart', (a, b, apart) => {
  expect(ulps(a, b)).toBe(apart)
})

test('the distance is the same in both directions, and adds up between numbers in order', () => {
  const numbers = [-3.4e38, -1, -1e-40, -0, 0, 1e-45, 1e-38, 0.1, 0.5, 1, 1.0000001, 3, 1e20, 3.4e38].map(Math.fround)
  for (const a of numbers) {
    for (const b of numbers) {
      expect(ulps(a, b)).toBe(ulps(b, a))
      for (const c of numbers) {
        const [low = 0, middle = 0, high = 0] = [a, b, c].toSorted((x, y) => x - y)
        expect((ulps(low, middle) ?? 0) + (ulps(middle, high) ?? 0)).toBe(ulps(low, high))
      }
    }
  }
})
