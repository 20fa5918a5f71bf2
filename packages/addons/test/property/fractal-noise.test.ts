/** Properties of turbulence, ridged and domainWarp: what they make of octaves of gradient noise. */
import { describe, expect, test } from 'vitest'
import { domainWarp, fbm, gnoise, ridged, turbulence } from '../../src/index.ts'
import { octavesAt, meanOfOctaves } from '../oracle/generative/octaves.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const wide = spread(times(2, { min: -3000, max: 3000 }), 8000)
const deep = spread(times(3, { min: -3000, max: 3000 }), 3000)
const places = spread(times(2, { min: -8, max: 8 }), 2000)
const rowsWith = (points: Rows, ...rest: readonly number[]): Rows => points.map((p) => [...p, ...rest])
const noiseAt = (points: Rows): readonly number[] => runOnCPU(signatureOf(gnoise, 'gnoise_vec2'), points).flat()
const billow = (name: string, rows: Rows) => runOnCPU(signatureOf(turbulence, name), rows).flat()
const ridge = (name: string, rows: Rows) => runOnCPU(signatureOf(ridged, name), rows).flat()

test('turbulence and ridged stay within 0 and 1 with any gain', () => {
  const rows = spread([...times(2, { min: -50, max: 50 }), { min: 0, max: 2 }, { min: 0, max: 2 }], 6000)
  const turbulent = billow(
    'turbulence_lacunarity',
    rows.map(([x = 0, y = 0, gain = 0]) => [x, y, 6, 2, gain]),
  )
  const ridges = ridge(
    'ridged_lacunarity',
    rows.map(([x = 0, y = 0, gain = 0, offset = 0]) => [x, y, 6, 2, gain, offset]),
  )
  expect([...turbulent, ...ridges].filter((value) => !(value >= 0 && value <= 1))).toEqual([])
})

test('nine of ten values lie where the records say', () => {
  for (const [name, points, low, high] of [
    ['turbulence', wide, 0.09, 0.45],
    ['turbulence_vec3', deep, 0.07, 0.32],
  ] as const) {
    const values = billow(name, rowsWith(points, 5))
    expect(values.filter((value) => value >= low && value <= high).length / values.length).toBeGreaterThan(0.895)
  }
})

describe('turbulence', () => {
  test('one octave of turbulence is the absolute value of gnoise, bit for bit', () => {
    expect(billow('turbulence', rowsWith(places, 1))).toEqual(noiseAt(places).map(Math.abs))
  })

  test('with the noise itself in place of its absolute value it would be fbm', () => {
    const [plain, folded] = [meanOfOctaves(2, (noise) => noise), meanOfOctaves(2, Math.abs)]
    const rows = rowsWith(places.slice(0, 500), 4)
    const [values, bent] = [runOnCPU(signatureOf(fbm, 'fbm'), rows).flat(), billow('turbulence', rows)]
    const wrong = rows.filter((row, i) => Math.abs((values[i] ?? NaN) - (plain(row)[0] ?? NaN)) + Math.abs((bent[i] ?? NaN) - (folded(row)[0] ?? NaN)) > 4e-5)
    expect(wrong).toEqual([])
  })

  test('where one octave passes through zero, its slope changes sign', () => {
    // The first octave is zero at lattice points; across them the value grows to both sides.
    const [before, on, after] = [-1, 0, 1].map((way) =>
      billow(
        'turbulence',
        rowsWith(
          places.map(([x = 0, y = 0]) => [Math.floor(x) + way / 64, Math.floor(y)]),
          1,
        ),
      ),
    )
    expect(on?.every((value) => value === 0)).toBe(true)
    // Rarely the slope of a lattice point is level.
    expect(places.filter((_, i) => (before?.[i] ?? 0) > 1e-3 && (after?.[i] ?? 0) > 1e-3).length).toBeGreaterThan(0.9 * places.length)
  })

  test('the mean of turbulence is 0.25 on a plane and 0.18 in space, with one octave and with more', () => {
    for (const octaves of [1, 5]) {
      expect(mean(billow('turbulence', rowsWith(wide, octaves)))).toBeCloseTo(0.25, 2)
      expect(mean(billow('turbulence_vec3', rowsWith(deep, octaves)))).toBeCloseTo(0.18, 2)
    }
  })
})

describe('ridged', () => {
  const full = (rows: Rows) => ridge('ridged_lacunarity', rows)

  test('ridges are where gnoise is zero', () => {
    const [values, noise] = [ridge('ridged', rowsWith(places, 1)), noiseAt(places)]
    expect(Math.max(...values.map((value, i) => Math.abs(value - (1 - Math.abs(noise[i] ?? NaN)) ** 2)))).toBeLessThan(1e-6)
    const corners = places.map((p) => p.map(Math.floor))
    expect(new Set(ridge('ridged', rowsWith(corners, 1)))).toEqual(new Set([1]))
  })

  test('below half its height an octave weakens the next one in proportion', () => {
    const rows = rowsWith(places, 2, 2, 1, 0.6)
    const values = full(rows)
    const wrong = rows.filter((row, i) => {
      const [first = NaN, second = NaN] = octavesAt(2, row).map(({ noise }) => Math.max(1 - Math.abs(noise) / 0.6, 0) ** 2)
      const added = 2 * (values[i] ?? NaN) - first
      return Math.abs(added - second * (first < 0.5 ? 2 * first : 1)) > 4e-5
    })
    expect(wrong).toEqual([])
  })

  test('ridged is 1 only where every octave is zero', () => {
    const values = ridge('ridged', rowsWith(places, 3))
    const wrong = places.filter((p, i) => {
      const greatest = Math.max(...octavesAt(2, [...p, 3]).map(({ noise }) => Math.abs(noise)))
      // Of the octave that is farthest from zero, at least a seventh of the sum is missing in proportion.
      return (values[i] ?? NaN) > 1 - (1 - (1 - greatest) ** 2) / 7 + 1e-6
    })
    expect(wrong).toEqual([])
  })

  test('the means of ridged are those of the record', () => {
    expect(mean(ridge('ridged', rowsWith(wide, 5)))).toBeCloseTo(0.54, 2)
    expect(mean(full(rowsWith(wide, 5, 2, 0.5, 0.5)))).toBeCloseTo(0.27, 2)
    expect(mean(ridge('ridged_vec3', rowsWith(deep, 5)))).toBeCloseTo(0.67, 2)
    expect(Math.abs(mean(ridge('ridged_vec3_lacunarity', rowsWith(deep, 5, 2, 0.5, 0.5))) - 0.38)).toBeLessThan(0.015)
  })

  test('a larger offset raises every value', () => {
    const [low, middle, high, far] = [0.3, 1, 10, 1000].map((offset) => full(rowsWith(places, 4, 2, 0.5, offset)))
    expect(places.every((_, i) => (low?.[i] ?? NaN) <= (middle?.[i] ?? NaN) + 1e-6 && (middle?.[i] ?? NaN) <= (high?.[i] ?? NaN) + 1e-6)).toBe(true)
    expect(Math.min(...(far ?? []))).toBeGreaterThan(0.99)
  })
})

describe('domainWarp', () => {
  const run = (rows: Rows) => runOnCPU(signatureOf(domainWarp, 'domainWarp'), rows)
  const fractal = (rows: Rows) => runOnCPU(signatureOf(fbm, 'fbm'), rows).flat()
  const part = (results: readonly (readonly number[])[], component: number) => results.map((result) => result[component] ?? NaN)
  const still = run(rowsWith(places, 3, 0))
  const warped = run(rowsWith(places, 3, 4))

  test('without strength it is fbm, bit for bit', () => {
    expect(part(still, 0)).toEqual(fractal(rowsWith(places, 3)))
  })

  test('the vector is fbm at two places, whatever the strength', () => {
    expect(part(warped, 1)).toEqual(fractal(rowsWith(places, 3)))
    expect([part(warped, 1), part(warped, 2)]).toEqual([part(still, 1), part(still, 2)])
    const [e, f] = [Math.fround(9.37), Math.fround(-6.41)]
    const elsewhere = fractal(
      rowsWith(
        places.map(([x = 0, y = 0]) => [Math.fround(x + e), Math.fround(y + f)]),
        3,
      ),
    )
    expect(Math.max(...part(still, 2).map((value, i) => Math.abs(value - (elsewhere[i] ?? NaN))))).toBeLessThan(1e-5)
  })

  test('the vector is 0.24 long on average, and longer with one octave', () => {
    const meanLength = (octaves: number): number => mean(run(rowsWith(wide.slice(0, 3000), octaves, 0)).map(([, u = NaN, v = NaN]) => Math.hypot(u, v)))
    expect(Math.abs(meanLength(4) - 0.24)).toBeLessThan(0.01)
    expect(Math.abs(meanLength(1) - 0.39)).toBeLessThan(0.01)
  })

  test('domainWarp stays within −1 and 1, and is 0 on average', () => {
    const results = run(rowsWith(wide.slice(0, 4000), 3, 5))
    expect(results.flat().every((value) => Math.abs(value) <= 1)).toBe(true)
    for (const component of [0, 1, 2]) expect(Math.abs(mean(part(results, component)))).toBeLessThan(0.02)
  })

  test('the noise is steeper than the vector that displaces it', () => {
    const way = 1 / 512
    const beside = run(
      rowsWith(
        places.map(([x = 0, y = 0]) => [x + way, y]),
        3,
        4,
      ),
    )
    const slope = (component: number) => Math.sqrt(mean(part(beside, component).map((value, i) => (value - (warped[i]?.[component] ?? NaN)) ** 2))) / way
    expect(slope(0)).toBeGreaterThan(1.5 * slope(1))
  })

  test('across the borders of cells its slope and curvature are continuous', () => {
    // In double precision: second differences around a border change by no more than a bound times the step, however small it is.
    const noise = meanOfOctaves(2, (value) => value)
    const at = (x: number, y: number): number => {
      const [u, v] = [noise([x, y, 2])[0] ?? NaN, noise([x + 9.37, y - 6.41, 2])[0] ?? NaN]
      return noise([x + 1.5 * u, y + 1.5 * v, 2])[0] ?? NaN
    }
    const bendsAt = (x: number, y: number, step: number) => (at(x - step, y) - 2 * at(x, y) + at(x + step, y)) / step ** 2
    const greatest = (step: number) =>
      Math.max(
        ...places.slice(0, 40).map(([x = 0, y = 0]) => Math.abs(bendsAt(Math.floor(x) + 1.5 * step, y, step) - bendsAt(Math.floor(x) - 1.5 * step, y, step))),
      )
    expect(greatest(1 / 2048)).toBeLessThan(greatest(1 / 256) / 2)
  })
})
