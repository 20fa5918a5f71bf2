/** Tests what the page says about each lesson, in double precision. */
import { expect, test } from 'vitest'
import { readFormula } from './expression.ts'
import { automaton, firstRow, neighbours, neighboursNames, shuffled, generator, sum, type Lesson } from './lesson.ts'

const next = ({ exact }: Lesson, row: readonly number[], length = row.length): readonly number[] =>
  Array.from({ length }, (_, i) => exact((column) => row[column] ?? Number.NaN, i))
const after = (lesson: Lesson, row: readonly number[], steps: number): readonly number[] =>
  Array.from({ length: steps }).reduce<readonly number[]>((before) => next(lesson, before), row)
const total = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0)
const largest = (row: readonly number[]): number => Math.max(...row.map(Math.abs))

test('a mean of three keeps the sum, and smooths', () => {
  const lesson = neighbours(readFormula('(left + x + right) / 3', neighboursNames))
  const row = firstRow('random', lesson, 1, false)
  const later = after(lesson, row, 50)
  expect(total(later)).toBeCloseTo(total(row), 10)
  const spread = (of: readonly number[]): number => Math.max(...of) - Math.min(...of)
  expect(spread(later)).toBeLessThan(spread(row) / 3)
})

test('a step of heat explodes beyond one half', () => {
  const heat = (k: number): Lesson => neighbours(readFormula(`x + ${k} * (left - 2 * x + right)`, neighboursNames))
  const row = firstRow('random', heat(0.4), 1, false)
  for (const k of [0.4, 0.5]) expect(largest(after(heat(k), row, 200))).toBeLessThanOrEqual(largest(row))
  for (const k of [0.51, 0.6]) expect(largest(after(heat(k), row, 1000))).toBeGreaterThan(100)
  // The finest wave.
  const wave = Array.from({ length: 100 }, (_, i) => (-1) ** i)
  next(heat(0.6), wave).forEach((one, i) => expect(one).toBeCloseTo((wave[i] ?? 0) * (1 - 4 * 0.6), 12))
})

test('rule 90 is 1 where left and right differ, rule 184 keeps the sum and moves a 1 to the right where there is room', () => {
  const { rule, lesson } = automaton()
  const row = firstRow('random', lesson, 3, true)
  rule.value = 90
  expect(next(lesson, row)).toEqual(row.map((_, i) => Number(row[(i + 99) % 100] !== row[(i + 1) % 100])))
  rule.value = 184
  expect(total(after(lesson, row, 100))).toBe(total(row))
  expect(next(lesson, row)).toEqual(row.map((one, i) => (one ? row[(i + 1) % 100] : row[(i + 99) % 100])))
})

test('a sum of 128 numbers has seven rounds and 127 additions', () => {
  const lengths = Array.from({ length: sum.rows }, (_, row) => sum.length(row))
  expect(lengths).toEqual([128, 64, 32, 16, 8, 4, 2, 1])
  expect(total(lengths.slice(1))).toBe(127)
})

test('an order by chance names every number once', () => {
  expect([...shuffled(100, generator(5))].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i))
})
