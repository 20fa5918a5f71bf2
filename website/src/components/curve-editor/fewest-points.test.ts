/** That no path has fewer points, against all paths of small grids; and what is written of all easings. */
import { records } from '@kirari/addons/catalogue'
import { toJS } from 'kirari/js'
import { describe, expect, test } from 'vitest'
import { curvesAmong } from '../../../scripts/function-page/curves.ts'
import { fewestPoints, type Grid, linearText, linesOf, type Point } from './fewest-points.ts'
import type { Curve } from './samples.ts'

/** The same numbers each time: a generator of Park and Miller. */
const randoms = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const small: Grid = { times: 8, values: 12, tolerance: 0.13 }

/** A random walk in steps that are lower than the gap, with a bend in the middle of each. */
const brokenLine = (seed: number): Curve => {
  const random = randoms(seed)
  const values = [0]
  for (let i = 0; i < small.times; i++) {
    const from = values.at(-1) ?? NaN
    const to = from + Math.round(6 * random() - 3) / small.values
    values.push((from + to) / 2 + 0.1 * (random() - 0.5), to)
  }
  return (t) => {
    const i = Math.min(Math.floor(t * 16), 15)
    const [from = NaN, to = NaN] = [values[i], values[i + 1]]
    return from + (to - from) * (t * 16 - i)
  }
}

/** Whether there is a path with fewer points, all of them tried. Lines and curve bend at sixteenths alone, so the largest distance is at one of them. */
const hasFewer = (curve: Curve, count: number): boolean => {
  const pointAt = (time: number, value: number): Point => [time / small.times, value / small.values]
  const columns = [1, 2, 3, 4, 5, 6, 7].map((time): readonly (Point | undefined)[] => [
    undefined,
    ...Array.from({ length: 61 }, (_, i) => pointAt(time, i - 30)).filter(([t, value]) => Math.abs(value - curve(t)) <= small.tolerance),
  ])
  const paths = columns.reduce<readonly (readonly Point[])[]>(
    (shorter, column) => shorter.flatMap((path) => column.flatMap((point) => (!point ? [path] : path.length < count - 2 ? [[...path, point]] : []))),
    [[[0, 0]]],
  )
  const sixteenths = Array.from({ length: 17 }, (_, i) => i / 16)
  const isWithin = (points: readonly Point[]): boolean => {
    const lines = linesOf(points)
    return sixteenths.every((t) => Math.abs(lines(t) - curve(t)) <= small.tolerance)
  }
  const end = pointAt(8, Math.round(curve(1) * small.values))
  return paths.some((path) => isWithin([...path, end]))
}

test('no path over a small grid has fewer points, of all that there are', () => {
  const curves = Array.from({ length: 12 }, (_, i) => brokenLine(i + 1))
  const counts = curves.map((curve) => fewestPoints(curve, small).length)
  curves.forEach((curve, i) => {
    const count = counts[i] ?? NaN
    expect([hasFewer(curve, count), hasFewer(curve, count + 1)]).toEqual([false, true])
  })
  expect(new Set(counts).size).toBeGreaterThan(2)
})

test('a curve that no lines of the grid can follow is refused', () => {
  expect(() => fewestPoints((t) => (t < 0.5 ? 0 : 1))).toThrow(/too steeply/)
})

// They take a number and return one.
const easings = curvesAmong(records).map(({ importName, call }) => ({ name: importName, curve: toJS(call) as unknown as Curve }))
const found: ReadonlyMap<string, readonly Point[]> = new Map(easings.map(({ name, curve }) => [name, fewestPoints(curve)]))
const pointsOf = (name: string): readonly Point[] => found.get(name) ?? []

describe.each(easings)('linear(…) of $name', ({ name, curve }) => {
  const points = pointsOf(name)

  test('keeps within 0.5% of the curve, from exactly 0 to exactly 1', () => {
    const lines = linesOf(points)
    let largest = 0
    for (let i = 0; i <= 12_000; i++) largest = Math.max(largest, Math.abs(lines(i / 12_000) - curve(i / 12_000)))
    expect(largest).toBeLessThanOrEqual(0.005)
    expect([points[0], points.at(-1)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('is written without more digits than the grid has', () => {
    expect(linearText(points)).toMatch(/^linear\(0(?:, -?\d(?:\.\d{1,3})? \d{1,2}(?:\.\d{1,2})?%)*, 1\)$/)
  })
})

test.each(easings.map(({ name }) => name).filter((name) => name.endsWith('Out') && !name.endsWith('InOut')))(
  '%s has as many points as its mirror image',
  (name) => {
    expect(pointsOf(name).length).toBe(pointsOf(name.replace(/Out$/, 'In')).length)
  },
)

test('a straight line has two points, and a bounce has one at each of its corners', () => {
  for (const name of ['linearIn', 'linearOut', 'linearInOut']) expect(linearText(pointsOf(name))).toBe('linear(0, 1)')
  for (const corner of [1 / 2.75, 2 / 2.75, 2.5 / 2.75]) expect(Math.min(...pointsOf('bounceOut').map(([time]) => Math.abs(time - corner)))).toBeLessThan(0.002)
})
