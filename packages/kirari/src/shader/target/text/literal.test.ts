/** Numbers as shader text: parsing gives the same number, and floats stay floats. */
import { expect, test } from 'vitest'
import { floatText } from './literal.ts'

const magnitudes = [0, 0.5, 0.05, 0.25, 1, 1.5, 10, 10.5, 0.1, 123.456, 1e-7, 1.5e-7, 1e21, 1.5e21, 3.4028234663852886e38, 1.401298464324817e-45]
const numbers = magnitudes.flatMap((value) => [value, -value])

test.each(['readable', 'compact'])('%s text is the number it was printed from', (kind) => {
  const texts = numbers.map((value) => floatText(value, kind === 'compact'))
  expect(texts.map(Number)).toEqual(numbers)
  // Without a point or an exponent it would be an integer.
  expect(texts.filter((text) => !/[.e]/.test(text))).toEqual([])
})

test('compact text leaves out the zeros around the point', () => {
  expect([0.5, -0.5, 2, -2, 10.25].map((value) => floatText(value, true))).toEqual(['.5', '-.5', '2.', '-2.', '10.25'])
})
