/** Properties of kaleidoscope: the symmetry of a pattern between two mirrors. */
import { describe, expect, test } from 'vitest'
import { kaleidoscope } from '../../src/index.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const place = { min: -1, max: 1 }
const points = spread([place, place], 1000)
const phase = Math.fround(0.7)
const fold = (places: readonly (readonly number[])[], n: number) =>
  runOnCPU(
    signatureOf(kaleidoscope, 'kaleidoscope_phase'),
    places.map(([x = NaN, y = NaN]) => [Math.fround(x), Math.fround(y), n, phase]),
  )
const largest = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]) =>
  Math.max(...a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN)))))

test('is continuous for whole n; a fraction with a phase has a seam on the negative x axis', () => {
  const steps = 2000
  // Round the centre, with the negative x axis between the last place and the first.
  const circle = Array.from({ length: steps }, (_, i) => ((2 * i + 1) / steps - 1) * Math.PI).map((angle) => [Math.cos(angle), Math.sin(angle)])
  const leaps = (n: number, from: number): readonly number[] => {
    const folded = runOnCPU(
      signatureOf(kaleidoscope, 'kaleidoscope_phase'),
      circle.map(([x = NaN, y = NaN]) => [Math.fround(x), Math.fround(y), n, from]),
    )
    return folded.map((row, i) => Math.hypot(...row.map((value, c) => value - (folded[(i + 1) % steps]?.[c] ?? NaN))))
  }
  const step = 1.01 * ((2 * Math.PI) / steps)
  for (const n of [1, 2, 3, 6, 16]) expect(Math.max(...leaps(n, phase))).toBeLessThan(step)
  // Without a phase both sides of the cut fold to the same angle.
  expect(Math.max(...leaps(2.5, 0))).toBeLessThan(step)
  const seamed = leaps(2.5, phase)
  expect(seamed.at(-1)).toBeGreaterThan(0.5)
  expect(Math.max(...seamed.slice(0, -1))).toBeLessThan(step)
})

test('a whole turn of the phase changes nothing for whole n', () => {
  const run = (n: number, from: number) =>
    runOnCPU(
      signatureOf(kaleidoscope, 'kaleidoscope_phase'),
      points.map(([x = NaN, y = NaN]) => [x, y, n, Math.fround(from)]),
    )
  for (const n of [1, 2, 5]) expect(largest(run(n, 0.5 + 2 * Math.PI), run(n, 0.5))).toBeLessThan(3e-6)
  expect(largest(run(2.5, 0.5 + 2 * Math.PI), run(2.5, 0.5))).toBeGreaterThan(0.1)
})

describe.each([1, 2, 3, 6, 16])('with n = %i', (n) => {
  const folded = fold(points, n)

  test('a turn by one n-th changes nothing', () => {
    const [c, s] = [Math.cos((2 * Math.PI) / n), Math.sin((2 * Math.PI) / n)]
    const turned = points.map(([x = NaN, y = NaN]) => [c * x - s * y, s * x + c * y])
    expect(largest(fold(turned, n), folded)).toBeLessThan(3e-6)
  })

  test('a reflection in the first mirror changes nothing', () => {
    const [c, s] = [Math.cos(2 * phase), Math.sin(2 * phase)]
    const mirrored = points.map(([x = NaN, y = NaN]) => [c * x + s * y, s * x - c * y])
    expect(largest(fold(mirrored, n), folded)).toBeLessThan(3e-6)
  })

  test('what is folded stays where it is', () => {
    expect(largest(fold(folded, n), folded)).toBeLessThan(3e-6)
  })

  test('distances from the centre are kept', () => {
    expect(Math.max(...points.map((point, i) => Math.abs(Math.hypot(...point) - Math.hypot(...(folded[i] ?? [])))))).toBeLessThan(5e-7)
  })

  test('everything ends up between the mirrors', () => {
    const angles = folded.filter((row) => Math.hypot(...row) > 0.01).map(([x = NaN, y = NaN]) => Math.atan2(y, x) - phase)
    // An angle just outside may be a full turn away.
    const outside = angles.map((angle) => angle - 2 * Math.PI * Math.floor((angle + 1e-4) / (2 * Math.PI))).filter((angle) => angle > Math.PI / n + 1e-4)
    expect(outside).toEqual([])
  })
})
