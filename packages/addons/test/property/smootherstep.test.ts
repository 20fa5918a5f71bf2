/** Properties of smootherstep. */
import { expect, test } from 'vitest'
import { smootherstep } from '../../src/index.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const run = (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(smootherstep, 'smootherstep'), rows).map(([value = NaN]) => value)
const steps = grid(0, 1, 100_001)
const rise = run(steps.map((x) => [0, 1, x]))

test('it never leaves 0 to 1, so that a root of the rest is safe', () => {
  expect(rise.every((value) => value >= 0 && value <= 1)).toBe(true)
})

test('it never falls by more than rounding', () => {
  expect(rise.slice(1).every((value, i) => value >= (rise[i] ?? NaN) - 2.4e-7)).toBe(true)
})

test('reversed edges give the rest to 1', () => {
  const fall = run(steps.map((x) => [1, 0, x]))
  expect(Math.max(...fall.slice(0, 50_000).map((value, i) => Math.abs(value + (rise[i] ?? NaN) - 1)))).toBeLessThan(4e-7)
})

test('both ends are flat to the curvature', () => {
  // With zero slope and curvature only the cube remains: 10·x³ at the start, the same from 1 at the end.
  const [start = NaN, end = NaN] = run([
    [0, 1, 1 / 64],
    [0, 1, 1 - 1 / 64],
  ])
  expect(start).toBeLessThan(10 / 64 ** 3)
  expect(1 - end).toBeLessThan(10 / 64 ** 3 + 1e-7)
  // That cube has a third derivative, which is 0 before the ramp.
  const shares = [-6, -8, -10].map((power) => 2 ** power)
  for (const [i, value] of run(shares.map((x) => [0, 1, x])).entries()) {
    const x = shares[i] ?? NaN
    expect(Math.abs(value / x ** 3 - 10)).toBeLessThan(16 * x)
    // A cubic has 3·x² there: no slope, but curvature.
    expect(value / x ** 2).toBeLessThan(11 * x)
  }
})

test('it is steepest in the middle, with a slope of 1.875', () => {
  const wide = steps.filter((_, i) => i % 100 === 0)
  const heights = run(wide.map((x) => [0, 1, x]))
  const slopes = heights.slice(1).map((value, i) => (value - (heights[i] ?? NaN)) / ((wide[i + 1] ?? NaN) - (wide[i] ?? NaN)))
  expect(Math.max(...slopes)).toBeCloseTo(1.875, 3)
  expect(Math.abs(slopes.indexOf(Math.max(...slopes)) / slopes.length - 0.5)).toBeLessThan(0.02)
})
