/** Properties of numbers and matrices that are drawn in dots: what they read as, in what is left out, and nothing beside them. */
import { expect, test } from 'vitest'
import { drawChar, drawDigits, drawMatrix } from '../../src/index.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

/** The dots of each code as one number, as drawChar draws them. */
const codes = ' #-.0123456789'
const patternOf = (dots: readonly Row[]): string => dots.flat().join('')
const places = Array.from({ length: 35 }, (_, i) => [(i % 5) + 0.5, Math.floor(i / 5) + 0.5] as const)
const patterns = new Map(
  [...codes].map((letter) => [
    patternOf(
      runOnCPU(
        signatureOf(drawChar, 'drawChar'),
        places.map((place) => [...place, letter.charCodeAt(0)]),
      ),
    ),
    letter,
  ]),
)

/** Reads `count` characters, the last of which ends at `end`, from what draws a dot. */
const read = (count: number, dotsAt: (places: readonly Row[]) => readonly Row[], end: Row = [0, 0]): string => {
  const [right = 0, bottom = 0] = end
  const letters = Array.from({ length: count }, (_, k) => count - 1 - k)
  const dots = dotsAt(letters.flatMap((k) => places.map(([x, y]) => [x + right - 6 * k - 5, y + bottom])))
  return letters.map((_, i) => patterns.get(patternOf(dots.slice(35 * i, 35 * i + 35))) ?? '?').join('')
}
const digits = (value: number, decimals: number, count = 12): string =>
  read(count, (rows) =>
    runOnCPU(
      signatureOf(drawDigits, 'drawDigits'),
      rows.map((row) => [...row, Math.fround(value), decimals]),
    ),
  ).trim()

test('a number reads as toFixed writes it', () => {
  // No digit after the last decimal is near enough to a half for rounding to decide.
  const values = [0, 1, -1, 9, 10, 99, 100, -1234, 0.5, 2.5, -2.5, 0.125, 0.1, -0.7, 2.54321, 1234.5, 99999, -65536.25, 1e7, 4294967040, 0.999]
  for (const value of values) {
    for (const decimals of [0, 1, 2]) expect(digits(value, decimals, 15), `${value} with ${decimals}`).toBe(Math.fround(value).toFixed(decimals))
  }
  expect(digits(1 / 3, 6)).toBe('0.333333')
  expect(digits(9.999, 2)).toBe('10.00')
})

test('a number is rounded to the nearest but for 1.2e-7', () => {
  // Numbers in single precision about halfway between two results: that nearest to it, and its neighbours.
  for (const [i, decimals] of [1, 2, 3, 4, 5].entries()) {
    for (const half of [0.5, 3.5, 8.5, 41.5, 99.5]) {
      for (const nudge of [-1e-7, 0, 1e-7]) {
        const value = Math.fround(((half + i) / 10 ** decimals) * (1 + nudge))
        expect(Math.abs(Number(digits(value, decimals)) - value), String(value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1.2e-7)
      }
    }
  }
})

test('what rounds to zero has no sign', () => {
  for (const value of [-0.004, -0, 0, -1e-30]) expect(digits(value, 2)).toBe('0.00')
  expect(digits(-0.4, 0)).toBe('0')
  expect(digits(-0.5, 0)).toBe('-1')
})

test('a number that is too large is three number signs', () => {
  for (const value of [4294967296, -4294967296, 1e30]) expect(digits(value, 2)).toBe('###')
  const entry = (value: number): string =>
    read(
      7,
      (rows) =>
        runOnCPU(
          signatureOf(drawMatrix, 'drawMatrix'),
          rows.map((row) => [...row, value, 0, 0, 0]),
        ),
      [45, 13],
    ).trim()
  expect([entry(999.99), entry(-999.99), entry(1000), entry(-1000), entry(999.996)]).toEqual(['999.99', '-999.99', '###', '###', '###'])
})

test('decimals are held to 0 and 6', () => {
  expect(digits(2.75, -3)).toBe('3')
  expect(digits(2.75, 9)).toBe('2.750000')
})

test('a number has nothing beside it', () => {
  const beside = [-200, -43, 0, 0.5, 40].flatMap((x) => [-3, -0.01, 0, 3, 7, 9].map((y) => [x, y, -273.15, 2]))
  expect(new Set(runOnCPU(signatureOf(drawDigits, 'drawDigits'), beside).flat())).toEqual(new Set([0]))
})

const sizes = [
  { name: 'drawMatrix', count: 2 },
  { name: 'drawMatrix_mat3', count: 3 },
  { name: 'drawMatrix_mat4', count: 4 },
] as const

test('a matrix shows each number in its column and row, and the numbers have room', () => {
  for (const { name, count } of sizes) {
    // m[column][row] is ±column.row, and as long as a number may be.
    const entries = Array.from({ length: count * count }, (_, i) => -(900 + 10 * Math.floor(i / count) + (i % count) + 0.25))
    for (let column = 0; column < count; column++) {
      for (let row = 0; row < count; row++) {
        const end = [48 * (column + 1) - 3, 2 + 11 * (count - 1 - row)]
        const text = read(
          8,
          (rows) =>
            runOnCPU(
              signatureOf(drawMatrix, name),
              rows.map((place) => [...place, ...entries]),
            ),
          // The bracket is further left than the eighth character.
          end,
        )
        expect(text.slice(1), name).toBe(`-${900 + 10 * column + row}.25`)
      }
    }
  }
})

test('a matrix has nothing outside of its brackets', () => {
  for (const { name, count } of sizes) {
    const [width, height] = [48 * count + 3, 11 * count]
    const around = [-5, -0.01, 20, width - 0.5, width, width + 30].flatMap((x) => [-5, -0.01, 3, height - 0.5, height, height + 9].map((y) => [x, y] as const))
    const outside = around.filter(([x, y]) => x < 0 || x >= width || y < 0 || y >= height)
    const entries = Array.from({ length: count * count }, () => -88.88)
    expect(
      new Set(
        runOnCPU(
          signatureOf(drawMatrix, name),
          outside.map((place) => [...place, ...entries]),
        ).flat(),
      ),
    ).toEqual(new Set([0]))
    // The brackets themselves.
    const corners = [0.5, width - 0.5].flatMap((x) => [0.5, height / 2, height - 0.5].map((y) => [x, y, ...entries]))
    expect(new Set(runOnCPU(signatureOf(drawMatrix, name), corners).flat())).toEqual(new Set([1]))
  }
})
