/** Properties of gnoise and fbm: zero at lattice points, bounded, smooth, and isotropic. */
import { describe, expect, test } from 'vitest'
import { fbm, gnoise } from '../../src/index.ts'
import { gradientNoise } from '../oracle/generative/gradient-noise.ts'
import { latticeSlope } from '../oracle/generative/lattice.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const names = ['gnoise', 'gnoise_vec2', 'gnoise_vec3'] as const
const cases = names.map((name, i) => ({
  name,
  dimension: i + 1,
  run: (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(gnoise, name), rows).map(([value = NaN]) => value),
}))

describe.each(cases)('$name', ({ dimension, run }) => {
  test('it is zero at whole points, on both sides of zero', () => {
    const points = spread(times(dimension, { min: -1e6, max: 1e6 }), 2000).map((row) => row.map(Math.floor))
    expect(run(points).every((value) => value === 0)).toBe(true)
  })

  test('it stays in −1 to 1, and is 0 on average', () => {
    const values = run(spread(times(dimension, { min: -3000, max: 3000 }), 2 ** 16))
    expect(values.every((value) => value >= -1 && value <= 1)).toBe(true)
    const variance = mean(values.map((value) => value ** 2))
    // Four standard errors; neighbours in the same cell are correlated, so there are fewer samples than points.
    expect(Math.abs(mean(values))).toBeLessThan(4 * Math.sqrt(variance / (values.length / 32)))
    // It uses its range: a tenth of it to either side at least.
    expect(Math.sqrt(variance)).toBeGreaterThan(0.1)
  })

  test('it has no step, and no kink, across cells and across zero', () => {
    const step = 1 / 4096
    const line = grid(-4, 4, 8 / step + 1)
    const values = run(line.map((x) => Array.from({ length: dimension }, (_, i) => Math.fround(x * (1 - 0.25 * i)))))
    const slopes = values.slice(1).map((value, i) => (value - (values[i] ?? NaN)) / step)
    const bends = slopes.slice(1).map((slope, i) => Math.abs(slope - (slopes[i] ?? NaN)))
    // A slope of 1, the fade at 1.875 times √D, and all of it scaled to ±1: below 8; and its change in one step below 64 steps and rounding.
    expect(Math.max(...slopes.map(Math.abs))).toBeLessThan(8)
    expect(Math.max(...bends)).toBeLessThan(64 * step + 4e-7 / step)
  })

  test('across the border of a cell, slope and curvature are the same on both sides', () => {
    // On the border the neighbour adds nothing, so the noise is straight up to the cube of the way: at most 40 times that, and rounding.
    const reach = 1 / 64
    const beside = spread(times(dimension, { min: -20, max: 20 }), 500)
    for (let axis = 0; axis < dimension; axis++) {
      const [before = [], on = [], after = []] = [-reach, 0, reach].map((way) =>
        run(beside.map((row) => row.map((value, i) => Math.fround(i === axis ? Math.floor(value) + way : value)))),
      )
      const bends = on.map((value, i) => Math.abs((before[i] ?? NaN) + (after[i] ?? NaN) - 2 * value))
      expect(Math.max(...bends)).toBeLessThan(40 * reach ** 3 + 1e-6)
    }
  })

  test('most of it lies within ±0.5', () => {
    const values = run(spread(times(dimension, { min: -3000, max: 3000 }), 4000))
    expect(values.filter((value) => Math.abs(value) <= 0.5).length).toBeGreaterThan(0.85 * values.length)
  })

  test('its slope at a whole point is the slope of the lattice', () => {
    const corner = Array.from({ length: dimension }, (_, i) => 3 - 5 * i)
    const reach = 2 ** -9
    const measured = corner.map((_, axis) => {
      const [above = NaN, below = NaN] = run([1, -1].map((sign) => corner.map((value, i) => value + (i === axis ? sign * reach : 0))))
      return (above - below) / (2 * reach)
    })
    const scale = dimension === 1 ? 2 : 2 / Math.sqrt(dimension)
    expect(Math.max(...measured.map((slope, i) => Math.abs(slope - scale * (latticeSlope(corner)[i] ?? NaN))))).toBeLessThan(2e-3)
  })
})

test('directions have length 1, and none is favoured', () => {
  const count = 64
  const plane = Array.from({ length: count * count }, (_, i) => latticeSlope([(i % count) - 32, Math.floor(i / count) - 32]))
  const space = Array.from({ length: count * count }, (_, i) => latticeSlope([(i % count) - 32, Math.floor(i / count) - 32, 5]))
  for (const directions of [plane, space]) {
    expect(Math.max(...directions.map((direction) => Math.abs(Math.hypot(...direction) - 1)))).toBeLessThan(1e-12)
    const dimension = directions[0]?.length ?? NaN
    for (let axis = 0; axis < dimension; axis++) {
      const parts = directions.map((direction) => direction[axis] ?? NaN)
      // Each component is 0 on average, and its square 1/D; four standard errors of this sample.
      expect(Math.abs(mean(parts))).toBeLessThan(4 / Math.sqrt(dimension * directions.length))
      expect(Math.abs(mean(parts.map((part) => part ** 2)) - 1 / dimension)).toBeLessThan(4 * Math.sqrt(0.125 / directions.length))
    }
  }
})

describe('fbm', () => {
  const run = (name: string, rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(fbm, name), rows).map(([value = NaN]) => value)
  const places = spread(times(2, { min: -8, max: 8 }), 2000)

  test('one octave is gnoise, bit for bit', () => {
    const alone = runOnCPU(signatureOf(gnoise, 'gnoise_vec2'), places).flat()
    expect(
      run(
        'fbm',
        places.map((p) => [...p, 1]),
      ),
    ).toEqual(alone)
  })

  test('each octave adds what its weight says', () => {
    const at = (n: number) =>
      run(
        'fbm',
        places.map((p) => [...p, n]),
      )
    const weights = (n: number): number => 2 - 2 ** (1 - n)
    for (const n of [1, 2, 3]) {
      const [fewer, more] = [at(n), at(n + 1)]
      const apart = [7.618, 3.382]
      const expected = places.map((p, i) => {
        const octave = gradientNoise((t) => 6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3)(p.map((x, axis) => x * 2 ** n + n * (apart[axis] ?? NaN)))
        return ((fewer[i] ?? NaN) * weights(n) + (octave[0] ?? NaN) * 2 ** -n) / weights(n + 1)
      })
      expect(Math.max(...expected.map((value, i) => Math.abs(value - (more[i] ?? NaN))))).toBeLessThan(2e-5)
    }
  })

  test('octaves do not vanish together: away from its first octave it is not zero at whole points', () => {
    const corners = places.map((p) => p.map(Math.floor))
    const values = run(
      'fbm',
      corners.map((p) => [...p, 5]),
    )
    expect(Math.sqrt(mean(values.map((value) => value ** 2)))).toBeGreaterThan(0.03)
  })

  test('more octaves add no height', () => {
    const rms = [1, 2, 3, 5, 8].map((n) => {
      const values = run(
        'fbm',
        places.map((p) => [...p, n]),
      )
      if (n >= 5) expect(values.filter((value) => Math.abs(value) <= 0.4).length).toBeGreaterThan(0.95 * values.length)
      return Math.sqrt(mean(values.map((value) => value ** 2)))
    })
    expect(rms.toSorted((one, other) => other - one)).toEqual(rms)
  })

  test('it stays within −1 and 1 with any gain', () => {
    const rows = spread([...times(2, { min: -50, max: 50 }), { min: 0, max: 2 }], 20_000).map(([x = 0, y = 0, gain = 0]) => [x, y, 6, 2, gain])
    expect(run('fbm_lacunarity', rows).every((value) => Math.abs(value) <= 1)).toBe(true)
  })
})
