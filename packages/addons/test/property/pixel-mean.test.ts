/** Properties of the functions that filter over a pixel, of the fade before waves alias, and of the threshold by the mean around a place. */
import { expect, test } from 'vitest'
import type { AnyFn } from 'kirari/node'
import { aafloor, aafract, aamirror, aastep, adaptiveThreshold, fcos, nyquist } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Rows = readonly (readonly number[])[]

const run = (call: AnyFn, name: string, rows: Rows): readonly number[] =>
  runOnCPU(
    signatureOf(call, name),
    rows.map((row) => row.map(Math.fround)),
  ).flat()
const apart = (one: readonly number[], other: readonly number[]): number => Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? NaN))))

const wave = (x: number): number => Math.abs(x - 2 * Math.floor(x / 2 + 0.5))

const filters: readonly { readonly name: string; readonly call: AnyFn; readonly plain: (x: number) => number; readonly period: number }[] = [
  { name: 'aafloor', call: aafloor, plain: Math.floor, period: 1 },
  { name: 'aafract', call: aafract, plain: (x) => x - Math.floor(x), period: 1 },
  { name: 'aamirror', call: aamirror, plain: wave, period: 2 },
  { name: 'fcos', call: fcos, plain: Math.cos, period: 2 * Math.PI },
]
const filtered = ({ call, name }: (typeof filters)[number], rows: Rows): readonly number[] => run(call, `${name}_width`, rows)

test('is the mean over the pixel, however wide', () => {
  const samples = 1000
  for (const filter of filters) {
    const widest = filter.name === 'fcos' ? 6.2 : 7
    const rows = spread(
      [
        { min: -4, max: 4 },
        { min: 0.05, max: widest },
      ],
      80,
    )
    const means = rows.map(([x = NaN, width = NaN]) => {
      const at = (i: number): number => filter.plain(x + ((i + 0.5) / samples - 0.5) * width)
      return Array.from({ length: samples }, (_, i) => at(i)).reduce((sum, value) => sum + value) / samples
    })
    expect(apart(filtered(filter, rows), means), filter.name).toBeLessThan(4 / samples)
  }
})

test('is the plain function where no edge lies in the pixel', () => {
  for (const filter of filters.slice(0, 3)) {
    const rows = spread(
      [
        { min: -8, max: 8 },
        { min: 0, max: 0.9 },
      ],
      600,
    ).filter(([x = NaN, width = NaN]) => Math.floor(x - width / 2 - 1e-6) === Math.floor(x + width / 2 + 1e-6))
    expect(rows.length).toBeGreaterThan(200)
    expect(
      apart(
        filtered(filter, rows),
        rows.map(([x = NaN]) => filter.plain(x)),
      ),
      filter.name,
    ).toBeLessThan(1e-6)
  }
})

test('over whole periods nothing of the pattern is left', () => {
  const places = spread([{ min: -4, max: 4 }], 100).map(([x = NaN]) => x)
  for (const filter of filters) {
    for (const count of [1, 2, 7]) {
      const found = filtered(
        filter,
        places.map((x) => [x, count * filter.period]),
      )
      const expected = places.map((x) => (filter.name === 'aafloor' ? x - 0.5 : filter.name === 'fcos' ? 0 : 0.5))
      expect(apart(found, expected), filter.name).toBeLessThan(1e-6)
    }
  }
})

test('wider pixels leave less of the pattern', () => {
  const places = grid(-1, 1, 81)
  for (const filter of filters.slice(1, 3)) {
    const most = [1, 4.5, 20.3, 100.7].map((width) =>
      apart(
        filtered(
          filter,
          places.map((x) => [x, width]),
        ),
        places.map(() => 0.5),
      ),
    )
    expect(most[1]).toBeLessThan(0.12)
    expect(most[2]).toBeLessThan(0.03)
    expect(most[3]).toBeLessThan(0.006)
  }
})

test('aafract stays half of the width inside of 0 and 1', () => {
  for (const width of [0.02, 0.25, 0.6, 1]) {
    const found = run(
      aafract,
      'aafract_width',
      grid(-2, 2, 801).map((x) => [x, width]),
    )
    expect(Math.min(...found)).toBeGreaterThan(width / 2 - 1e-6)
    expect(Math.max(...found)).toBeLessThan(1 - width / 2 + 1e-6)
  }
})

test('aafloor and aafract together are x', () => {
  const rows = spread(
    [
      { min: -50, max: 50 },
      { min: -0.5, max: 5 },
    ],
    1000,
  )
  const parts = run(aafract, 'aafract_width', rows)
  const sums = run(aafloor, 'aafloor_width', rows).map((value, i) => value + (parts[i] ?? NaN))
  expect(
    apart(
      sums,
      rows.map(([x = NaN]) => x),
    ),
  ).toBeLessThan(8e-6)
})

test('aamirror turns a quarter of the width before the corner', () => {
  for (const width of [0.01, 0.3, 1, 1.9]) {
    const found = run(
      aamirror,
      'aamirror_width',
      [-2, -1, 0, 1].map((x) => [x, width]),
    )
    // Up to a width of 1 only one turn lies in the pixel when it is centred there; up to 2 both neighbours just touch it.
    expect(apart(found, [width / 4, 1 - width / 4, width / 4, 1 - width / 4])).toBeLessThan(1e-6)
  }
})

test('aamirror has no corner where it has a width', () => {
  const slopes = (width: number, step: number): readonly number[] => {
    const found = run(
      aamirror,
      'aamirror_width',
      grid(-1.5, 1.5, 3 / step + 1).map((x) => [x, width]),
    )
    return found.slice(1).map((value, i) => (value - (found[i] ?? NaN)) / step)
  }
  const jump = (width: number, step: number): number => {
    const all = slopes(width, step)
    return Math.max(...all.slice(1).map((slope, i) => Math.abs(slope - (all[i] ?? NaN))))
  }
  for (const width of [0.5, 1]) {
    // Of a corner the slope changes by 2, however short the steps are; here it is halved with them.
    expect(jump(width, 1 / 64)).toBeLessThan(0.07)
    expect(jump(width, 1 / 128)).toBeLessThan(0.035)
  }
  expect(jump(0, 1 / 128)).toBeCloseTo(2, 3)
})

test('fcos has the contrast of the mean up to a wave in a pixel, and none beyond', () => {
  const contrast = (width: number): number => run(fcos, 'fcos_width', [[0, width]])[0] ?? NaN
  for (const width of [0.01, 0.09, 0.11, 1, 3, 5, 6.2]) expect(contrast(width)).toBeCloseTo(Math.sin(width / 2) / (width / 2), 6)
  expect(contrast(Math.PI)).toBeCloseTo(0.64, 2)
  expect([2 * Math.PI, 6.5, 9, 15, 1e4].map(contrast).every((value) => Math.abs(value) < 1e-7)).toBe(true)
  // What the mean would be: below 0 first, and then above it again.
  expect(Math.sin(4.5) / 4.5).toBeCloseTo(-0.217, 3)
  expect(Math.sin(7.5) / 7.5).toBeGreaterThan(0.1)
})

test('fcos is a cosine in x at every width', () => {
  const places = grid(-3, 3, 61)
  for (const width of [0, 0.05, 0.5, 3, 6]) {
    const [top = NaN] = run(fcos, 'fcos_width', [[0, width]])
    const found = run(
      fcos,
      'fcos_width',
      places.map((x) => [x, width]),
    )
    expect(
      apart(
        found,
        places.map((x) => top * Math.cos(x)),
      ),
    ).toBeLessThan(1e-6)
  }
})

test('a negative width is as wide for fcos', () => {
  const rows = spread(
    [
      { min: -3, max: 3 },
      { min: 0, max: 8 },
    ],
    300,
  )
  expect(
    run(
      fcos,
      'fcos_width',
      rows.map(([x = NaN, width = NaN]) => [x, -width]),
    ),
  ).toEqual(run(fcos, 'fcos_width', rows))
})

test('nyquist leaves long waves alone and shows nothing of short ones', () => {
  const pairs = spread(times(2, { min: -2, max: 2 }), 100)
  for (const width of [-1, 0, 0.1, 0.25])
    expect(
      run(
        nyquist,
        'nyquist',
        pairs.map((pair) => [...pair, width]),
      ),
    ).toEqual(pairs.map(([x]) => x))
  for (const width of [0.5, 0.7, 100])
    expect(
      apart(
        run(
          nyquist,
          'nyquist',
          pairs.map((pair) => [...pair, width]),
        ),
        pairs.map(([, mean = NaN]) => mean),
      ),
    ).toBeLessThan(1e-6)
})

test('nyquist fades without a corner, and never the other way', () => {
  const count = 301
  const contrast = run(
    nyquist,
    'nyquist',
    grid(0.2, 0.55, count).map((width) => [1, 0, width]),
  )
  const steps = contrast.slice(1).map((value, i) => value - (contrast[i] ?? NaN))
  expect(Math.max(...steps)).toBeLessThan(1e-6)
  // Second differences: six by the square of the share of the fade that a step is.
  const share = 0.35 / (count - 1) / 0.25
  expect(Math.max(...steps.slice(1).map((step, i) => Math.abs(step - (steps[i] ?? NaN))))).toBeLessThan(7 * share * share)
})

test('nyquist leaves nothing where fcos keeps 64 %', () => {
  expect(run(nyquist, 'nyquist', [[1, 0, 0.5]])[0]).toBeCloseTo(0, 6)
  expect(run(fcos, 'fcos_width', [[0, Math.PI]])[0]).toBeCloseTo(0.64, 2)
})

test('a cosine of more than half a wave a pixel looks like another one', () => {
  // Why nyquist shows nothing of it: at whole pixels 0.9 waves a pixel and 0.1 have the same values.
  const pixels = Array.from({ length: 40 }, (_, i) => i)
  const seen = (waves: number): readonly number[] => pixels.map((pixel) => Math.cos(2 * Math.PI * waves * pixel))
  expect(apart(seen(0.9), seen(0.1))).toBeLessThan(1e-9)
  expect(apart(seen(0.3), seen(0.2))).toBeGreaterThan(1)
  expect(run(nyquist, 'nyquist', [[1, 0, 0.9]])).toEqual([0])
})

const threshold = (rows: Rows): readonly number[] => run(adaptiveThreshold, 'adaptiveThreshold', rows)

test('adaptiveThreshold is the same in any light', () => {
  const rows = spread([...times(2, { min: 0.01, max: 1 }), { min: 0, max: 0.5 }], 300)
  for (const light of [1 / 1024, 1 / 8, 4, 512])
    expect(threshold(rows.map(([v = NaN, blur = NaN, t = NaN]) => [v * light, blur * light, t]))).toEqual(threshold(rows))
})

test('adaptiveThreshold is black from the share t below the mean down', () => {
  const rows = spread(
    [
      { min: 0.01, max: 1 },
      { min: 0, max: 0.5 },
    ],
    500,
  )
  const at = (factor: number): ReadonlySet<number> => new Set(threshold(rows.map(([blur = NaN, t = NaN]) => [blur * (1 - t) * factor, blur, t])))
  expect([at(1 - 1e-5), at(1 + 1e-5)]).toEqual([new Set([0]), new Set([1])])
})

test('adaptiveThreshold is the hard form of aastep at the same threshold', () => {
  const rows = spread([...times(2, { min: 0.01, max: 1 }), { min: 0, max: 0.5 }], 500).filter(
    ([v = NaN, blur = NaN, t = NaN]) => Math.abs(v - blur * (1 - t)) > 1e-5,
  )
  expect(
    run(
      aastep,
      'aastep_width',
      rows.map(([v = NaN, blur = NaN, t = NaN]) => [blur * (1 - t), v, 0]),
    ),
  ).toEqual(threshold(rows))
})
