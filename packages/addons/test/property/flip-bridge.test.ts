/** Properties of inverting by a share, and of the gap for a line that crosses over others. */
import { expect, test } from 'vitest'
import { blendExclusion, drawBridge, drawFlip, drawStroke } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]

const flip = (rows: Rows): readonly number[] => runOnCPU(signatureOf(drawFlip, 'drawFlip'), rows).flat()
const bridge = (rows: Rows): Rows =>
  runOnCPU(
    signatureOf(drawBridge, 'drawBridge'),
    rows.map((row) => row.map(Math.fround)),
  )
const apart = (one: readonly number[], other: readonly number[]): number => Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? NaN))))

const pairs = spread(times(2, { min: 0, max: 1 }), 250)

test('drawFlip is exclusive or of two shapes', () => {
  const sides = [0, 1].flatMap((v) => [0, 1].map((pct) => [v, pct]))
  expect(flip(sides)).toEqual(sides.map(([v, pct]) => (v === pct ? 0 : 1)))
})

test('drawFlip is the same with its arguments swapped, and within 0 to 1', () => {
  const found = flip(pairs)
  expect(apart(found, flip(pairs.map((pair) => pair.toReversed())))).toBeLessThan(2e-7)
  expect(found.every((value) => value >= 0 && value <= 1)).toBe(true)
  expect(
    apart(
      flip(pairs.map(([v = NaN]) => [v, 0.5])),
      pairs.map(() => 0.5),
    ),
  ).toBeLessThan(1e-7)
})

test('drawFlip is a straight line in each argument', () => {
  const thirds = spread(times(3, { min: -1, max: 2 }), 200)
  const middle = (from: number, to: number): number => Math.fround((from + to) / 2)
  for (const place of [0, 1]) {
    const at = (value: (row: readonly number[]) => number): readonly number[] =>
      flip(thirds.map((row) => (place === 0 ? [value(row), row[2] ?? NaN] : [row[2] ?? NaN, value(row)])))
    const [low, high] = [at(([a = NaN]) => a), at(([, b = NaN]) => b)]
    expect(
      apart(
        at(([a = NaN, b = NaN]) => middle(a, b)),
        low.map((value, i) => (value + (high[i] ?? NaN)) / 2),
      ),
    ).toBeLessThan(2e-6)
  }
})

test('drawFlip of a colour is blendExclusion', () => {
  const rows = spread(times(4, { min: 0, max: 1 }), 100)
  const flipped = runOnCPU(signatureOf(drawFlip, 'drawFlip_vec3'), rows).flat()
  const blended = runOnCPU(
    signatureOf(blendExclusion, 'blendExclusion_vec3'),
    rows.map((row) => [...row, row[3] ?? NaN, row[3] ?? NaN]),
  ).flat()
  expect(apart(flipped, blended)).toBeLessThan(3e-7)
})

const colour = [1, 0.5, 0.25, 0.75]
const distances = grid(-0.6, 0.6, 121)

test('drawBridge clears what a stroke of twice the width covers', () => {
  for (const [edge, width, px] of [
    [0, 0.1, 0.01],
    [0.2, 0.05, 0.1],
    [-0.1, 0.002, 0.02],
    [0, 0.2, 0],
  ] as const) {
    const covered = runOnCPU(
      signatureOf(drawStroke, 'drawStroke'),
      distances.map((d) => [d, edge, 2 * width, px].map(Math.fround)),
    ).flat()
    const left = bridge(distances.map((d) => [...colour, d, edge, width, px]))
    const expected = covered.flatMap((share) => colour.map((channel) => channel * (1 - share)))
    expect(apart(left.flat(), expected)).toBeLessThan(1e-6)
  }
})

test('drawBridge leaves half a width free on either side of the line', () => {
  const [width, px] = [0.1, 0.001]
  const left = bridge(distances.map((d) => [1, 1, 1, 1, d, 0, width, px])).map(([red = NaN]) => red)
  const free = distances.filter((_, i) => left[i] === 0)
  // The gap is twice as wide as the line, up to a pixel.
  expect(Math.max(...free)).toBeGreaterThan(width - 0.011)
  expect(Math.max(...free)).toBeLessThan(width)
  expect(left.filter((_, i) => Math.abs(distances[i] ?? NaN) > width + px)).toEqual(distances.filter((d) => Math.abs(d) > width + px).map(() => 1))
})

test('drawBridge without a width changes nothing', () => {
  for (const width of [0, -0.1])
    expect(new Set(bridge(distances.map((d) => [...colour, d, 0, width, 0.05])).map((row) => row.join()))).toEqual(new Set([colour.join()]))
})
