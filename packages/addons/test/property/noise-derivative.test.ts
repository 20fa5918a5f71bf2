/** Properties of noised, curl and psrdnoise: gradients against differences, bounds, periods, and no divergence. */
import { describe, expect, test } from 'vitest'
import { curl, gnoise, noised, psrdnoise } from '../../src/index.ts'
import { gradient } from '../oracle/generative/difference.ts'
import { ease, latticeSlope } from '../oracle/generative/lattice.ts'
import { signatures as flow } from '../oracle/generative/psrdnoise.ts'
import { signatures as derived } from '../oracle/generative/noised.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { largest } from './largest.ts'

type Row = readonly number[]
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const rms = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => value ** 2)))
const noisedOf = (dimension: number, rows: readonly Row[]): readonly Row[] => runOnCPU(signatureOf(noised, dimension === 2 ? 'noised' : 'noised_vec3'), rows)
const curlOf = (dimension: number, rows: readonly Row[]): readonly Row[] => runOnCPU(signatureOf(curl, dimension === 2 ? 'curl' : 'curl_vec3'), rows)
const flowOf = (rows: readonly Row[]): readonly Row[] => runOnCPU(signatureOf(psrdnoise, 'psrdnoise'), rows)
const furthest = (some: readonly Row[], others: readonly Row[]): number =>
  Math.max(...some.flatMap((row, i) => row.map((value, k) => Math.abs(value - (others[i]?.[k] ?? NaN)))))

/** The derivative of the fade curve. */
const slopeOf = (t: number): number => 30 * t * t * (t - 1) ** 2

test('the gradients are the central differences of the values', () => {
  // Values and gradients in single precision, and differences in double precision of the same noise written down anew.
  for (const dimension of [2, 3]) {
    const rows = spread(times(dimension, { min: -8, max: 8 }), 60)
    const value = (p: Row): number => derived[dimension - 2]?.expected(p)[0] ?? NaN
    expect(
      furthest(
        noisedOf(dimension, rows).map((row) => row.slice(1)),
        rows.map((p) => gradient(value, p)),
      ),
    ).toBeLessThan(1e-5)
  }
  const rows = spread([...times(2, { min: -8, max: 8 }), ...times(2, { min: 0, max: 0.4 }), { min: 0, max: 6 }], 60)
  const differences = rows.map((row) => gradient((p) => flow[0]?.expected([...p, ...row.slice(2)])[0] ?? NaN, row.slice(0, 2)))
  expect(
    furthest(
      flowOf(rows).map((row) => row.slice(1)),
      differences,
    ),
  ).toBeLessThan(4e-5)
})

test('the value of noised is that of gnoise, bit for bit', () => {
  for (const dimension of [2, 3]) {
    const rows = spread(times(dimension, { min: -300, max: 300 }), 700)
    expect(noisedOf(dimension, rows).map((row) => row[0])).toEqual(runOnCPU(signatureOf(gnoise, `gnoise_vec${dimension}`), rows).map((row) => row[0]))
  }
})

test('at whole points noised is 0, and its gradient the slope of the lattice', () => {
  for (const dimension of [2, 3]) {
    const rows = spread(times(dimension, { min: -1000, max: 1000 }), 200).map((row) => row.map(Math.floor))
    const right = rows.map((cell) => [0, ...latticeSlope(cell).map((part) => (part * 2) / Math.sqrt(dimension))])
    expect(furthest(noisedOf(dimension, rows), right)).toBeLessThan(1e-6)
    expect(noisedOf(dimension, rows).every(([value]) => value === 0)).toBe(true)
  }
})

test('the longest possible gradients of noised are within its bounds', () => {
  // How fast the noise can rise in a direction: at a place in a cell, every slope of length 1 does what it can.
  const rise =
    (dimension: number) =>
    (x: Row): number => {
      const t = x.slice(0, dimension)
      const direction = x.slice(dimension)
      // Any direction will do in the middle of all.
      const length = Math.hypot(...direction) || 1
      let sum = 0
      for (let corner = 0; corner < 2 ** dimension; corner++) {
        const bits = t.map((_, axis) => (corner >> axis) & 1)
        const shares = t.map((value, axis) => (bits[axis] === 1 ? ease(value) : 1 - ease(value)))
        const share = shares.reduce((product, one) => product * one, 1)
        const change = t.reduce((total, value, axis) => {
          const others = shares.reduce((product, share, i) => (i === axis ? product : product * share), 1)
          return total + ((direction[axis] ?? NaN) / length) * (bits[axis] === 1 ? 1 : -1) * slopeOf(value) * others
        }, 0)
        sum += Math.hypot(...t.map((value, axis) => (share * (direction[axis] ?? NaN)) / length + change * (value - (bits[axis] ?? NaN))))
      }
      return (sum * 2) / Math.sqrt(dimension)
    }
  for (const [dimension, bound] of [
    [2, 2.93],
    [3, 3.23],
  ] as const) {
    const most = largest(rise(dimension), [...times(dimension, { min: 0, max: 1 }), ...times(dimension, { min: -1, max: 1 })])
    expect(most).toBeLessThan(bound)
    expect(most).toBeGreaterThan(bound - 0.02)
    // The curl of space is the difference of two derivatives; that of the plane is as long as the gradient.
    if (dimension === 3) expect(2 * most).toBeLessThan(6.45)
  }
  expect(Math.max(...curlOf(2, spread(times(2, { min: -300, max: 300 }), 2000)).map((row) => Math.hypot(...row)))).toBeLessThan(2.93)
  expect(
    Math.max(
      ...curlOf(3, spread(times(3, { min: -300, max: 300 }), 500))
        .flat()
        .map(Math.abs),
    ),
  ).toBeLessThan(6.45)
})

describe.each([2, 3])('in %s dimensions', (dimension) => {
  const reach = 1 / 128
  /** The change of the first derivative of a result from one side of a border to the other, for each component. */
  const bends = (f: (rows: readonly Row[]) => readonly Row[]): number => {
    const beside = spread(times(dimension, { min: -20, max: 20 }), 150)
    let most = 0
    for (let axis = 0; axis < dimension; axis++) {
      const [before = [], on = [], after = []] = [-reach, 0, reach].map((way) =>
        f(beside.map((row) => row.map((value, i) => Math.fround(i === axis ? Math.floor(value) + way : value)))),
      )
      for (const [i, row] of on.entries())
        for (const [k, value] of row.entries()) most = Math.max(most, Math.abs((before[i]?.[k] ?? NaN) + (after[i]?.[k] ?? NaN) - 2 * value))
    }
    return most
  }

  test('across the border of a cell, the gradient of noised has no step and no kink', () => {
    // What is left grows with the square of the way: a kink would grow with the way itself.
    expect(bends((rows) => noisedOf(dimension, rows).map((row) => row.slice(1)))).toBeLessThan(160 * reach ** 2)
  })

  test('across the border of a cell, curl has no step and no kink', () => {
    expect(bends((rows) => curlOf(dimension, rows))).toBeLessThan(320 * reach ** 2)
  })

  test('the divergence of curl is next to nothing beside its derivatives', () => {
    const step = 1 / 128
    const places = spread(times(dimension, { min: -8, max: 8 }), 500).map((row) => row.map((value) => Math.round(value * 1024) / 1024))
    const parts = places[0]?.map((_, axis) => {
      const [after = [], before = []] = [step, -step].map((way) =>
        curlOf(
          dimension,
          places.map((row) => row.map((value, i) => (i === axis ? value + way : value))),
        ),
      )
      return after.map((row, i) => ((row[axis] ?? NaN) - (before[i]?.[axis] ?? NaN)) / (2 * step))
    })
    const divergences = places.map((_, i) => (parts ?? []).reduce((sum, part) => sum + (part[i] ?? NaN), 0))
    expect(rms(divergences)).toBeLessThan(0.001)
    expect(rms((parts ?? []).flat())).toBeGreaterThan(1.5)
  })
})

test('curl of the plane is the gradient of noised, turned to the right, bit for bit', () => {
  const rows = spread(times(2, { min: -50, max: 50 }), 500)
  expect(curlOf(2, rows)).toEqual(noisedOf(2, rows).map(([, x = NaN, y = NaN]) => [y, -x]))
})

test('curl is 0 on average and has the root mean square that its record says', () => {
  for (const [dimension, said] of [
    [2, 0.88],
    [3, 0.81],
  ] as const) {
    const found = curlOf(dimension, spread(times(dimension, { min: -200, max: 200 }), 3000))
    for (let axis = 0; axis < dimension; axis++) {
      const values = found.map((row) => row[axis] ?? NaN)
      expect(Math.abs(rms(values) - said)).toBeLessThan(0.04)
      expect(Math.abs(mean(values))).toBeLessThan((4 * rms(values)) / Math.sqrt(values.length))
    }
  }
})

describe('psrdnoise', () => {
  const places = spread(times(2, { min: -20, max: 20 }), 120).map((row) => row.map((value) => Math.round(value * 256) / 256))

  test('psrdnoise repeats after its period', () => {
    for (const period of [
      [4, 4],
      [3, 2],
      [1, 6],
    ]) {
      const here = flowOf(places.map((p) => [...p, ...period, 1]))
      for (const [axis, many] of [
        [0, 1],
        [1, 1],
        [0, -3],
        [1, -2],
      ] as const) {
        const there = flowOf(places.map((p) => [...p.map((x, i) => (i === axis ? x + many * (period[i] ?? NaN) : x)), ...period, 1]))
        expect(furthest(here, there)).toBe(0)
      }
      // Half the period is not one.
      expect(furthest(here, flowOf(places.map(([x = NaN, y = NaN]) => [x, y + (period[1] ?? NaN) / 2, ...period, 1])))).toBeGreaterThan(0.1)
    }
  })

  test('at the corners of its lattice psrdnoise is 0, whatever alpha is', () => {
    const corners = Array.from({ length: 60 }, (_, i) => [(i % 8) - 4 - Math.floor(i / 8) / 2, Math.floor(i / 8), 0, 0, i])
    expect(flowOf(corners).every(([value]) => value === 0)).toBe(true)
  })

  test('half a turn negates psrdnoise, and a whole turn changes nothing', () => {
    const at = (alpha: number) => flowOf(places.map((p) => [...p, 4, 4, alpha]))
    const here = at(1)
    expect(
      furthest(
        here,
        at(1 + Math.PI).map((row) => row.map((value) => -value)),
      ),
    ).toBeLessThan(2e-5)
    expect(furthest(here, at(1 + 2 * Math.PI))).toBeLessThan(2e-5)
  })

  test('the largest possible results of psrdnoise are within its bounds', () => {
    const over =
      (corner: (d: Row, reach: number) => number) =>
      ([u = NaN, v = NaN]: Row): number => {
        let sum = 0
        for (const [i, j] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const d = [u - i - (v - j) / 2, v - j]
          const reach = 0.8 - (d[0] ?? NaN) ** 2 - (d[1] ?? NaN) ** 2
          if (reach > 0) sum += corner(d, reach)
        }
        return 10.9 * sum
      }
    const box = times(2, { min: 0, max: 1 })
    expect(
      largest(
        over((d, reach) => reach ** 4 * Math.hypot(...d)),
        box,
      ),
    ).toBeCloseTo(0.9974, 4)
    for (const [axis, bound] of [5.26, 4.67].entries()) {
      const most = largest(
        over((d, reach) => Math.hypot(...[0, 1].map((i) => (i === axis ? reach ** 4 : 0) - 8 * reach ** 3 * (d[axis] ?? NaN) * (d[i] ?? NaN)))),
        box,
      )
      expect(most).toBeLessThan(bound)
      expect(most).toBeGreaterThan(bound - 0.02)
    }
  })

  test('where a corner of psrdnoise begins, three derivatives are 0', () => {
    // 0.8 is the squared height of the triangle, whose sides are 1 and √1.25: no corner reaches beyond it.
    expect((2 * 0.5) / Math.sqrt(1.25)).toBeCloseTo(Math.sqrt(0.8), 12)
    const row = (y: number): Row => flow[0]?.expected([0.3, y, 0, 0, 0.7]) ?? []
    const step = 2 ** -10
    const gradients = Array.from({ length: 700 }, (_, i) => row(0.4 + i * step).slice(1))
    const thirds = gradients
      .slice(3)
      .flatMap((g, i) =>
        g.map((value, k) => Math.abs(value - 3 * (gradients[i + 2]?.[k] ?? NaN) + 3 * (gradients[i + 1]?.[k] ?? NaN) - (gradients[i]?.[k] ?? NaN))),
      )
    // A jump of the second derivative would be as large as that derivative, which is about 100.
    expect(Math.max(...thirds) / step ** 2).toBeLessThan(10)
  })
})
