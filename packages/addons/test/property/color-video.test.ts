/** Properties of the conversions of video and print: YIQ, YUV, YCbCr, luma, and CMYK. */
import { describe, expect, test } from 'vitest'
import { cmyk2rgb, rgb2cmyk, rgb2luma, rgb2ycbcr, rgb2yiq, rgb2yuv, ycbcr2rgb, yiq2rgb, yuv2rgb } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

type Rows = readonly Row[]

const unit = { min: 0, max: 1 }
const round = (rows: Rows): Rows => rows.map((row) => row.map(Math.fround))
const colours = round(spread(times(3, unit), 3000))
const beyond = round(spread(times(3, { min: -0.5, max: 1.5 }), 1000))
const corners = Array.from({ length: 8 }, (_, i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1])
const greys = round(grid(0, 1, 256).map((value) => [value, value, value]))
const dark = round(colours.map((row) => row.map((value) => value * 1e-3)))

const largest = (a: Rows, b: Rows): number => Math.max(...a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN)))))

/** `middle`: what the differences of a grey are. */
const pairs = [
  { there: 'rgb2yiq', back: 'yiq2rgb', to: rgb2yiq, from: yiq2rgb, middle: 0 },
  { there: 'rgb2yuv', back: 'yuv2rgb', to: rgb2yuv, from: yuv2rgb, middle: 0 },
  { there: 'rgb2ycbcr', back: 'ycbcr2rgb', to: rgb2ycbcr, from: ycbcr2rgb, middle: 0.5 },
] as const

describe.each(pairs)('$there and $back', ({ there, back, to, from, middle }) => {
  const convert = (rows: Rows): Rows => runOnCPU(signatureOf(to, there), rows)
  const restore = (rows: Rows): Rows => runOnCPU(signatureOf(from, back), rows)

  test('there and back gives the colour again, with the corners of the cube and beyond it', () => {
    for (const rows of [colours, corners, greys, beyond]) expect(largest(restore(convert(rows)), rows)).toBeLessThan(8e-7)
  })

  test('back and there gives the components again', () => {
    const components = round(spread([unit, { min: middle - 0.4, max: middle + 0.4 }, { min: middle - 0.4, max: middle + 0.4 }], 1000))
    expect(largest(convert(restore(components)), components)).toBeLessThan(8e-7)
  })

  test('greys are luma alone', () => {
    const expected = greys.map(([value = NaN]) => [value, middle, middle])
    expect(largest(convert(greys), expected)).toBeLessThan(2e-7)
    expect(largest(restore(expected), greys)).toBe(0)
    expect(
      largest(
        runOnCPU(signatureOf(rgb2luma, 'rgb2luma'), greys),
        greys.map(([value = NaN]) => [value]),
      ),
    ).toBeLessThan(1e-7)
  })

  test('conversions of video are linear', () => {
    const [one, other] = [colours.slice(0, 1000), colours.slice(1000, 2000)]
    const half = (a: Rows, b: Rows): Rows => a.map((row, i) => row.map((value, c) => (value + (b[i]?.[c] ?? NaN)) / 2))
    for (const call of [convert, restore, (rows: Rows): Rows => runOnCPU(signatureOf(rgb2luma, 'rgb2luma'), rows)])
      expect(largest(call(half(one, other)), half(call(one), call(other)))).toBeLessThan(1e-6)
  })

  test('an alpha does not change', () => {
    const rows = spread(times(4, unit), 50)
    for (const [call, name] of [
      [to, there],
      [from, back],
    ] as const) {
      const plain = runOnCPU(
        signatureOf(call, name),
        rows.map((row) => row.slice(0, 3)),
      )
      expect(runOnCPU(signatureOf(call, `${name}_vec4`), rows)).toEqual(plain.map((row, i) => [...row, rows[i]?.[3]]))
    }
  })
})

test('pure blue and pure red reach the ends of their axes', () => {
  const ends = [
    [0, 0, 1],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 1],
  ]
  const digits = (rows: Rows): readonly (readonly string[])[] => rows.map((row) => row.map((value) => value.toFixed(5)))
  const [blue, yellow, red, cyan] = digits(runOnCPU(signatureOf(rgb2yuv, 'rgb2yuv'), ends))
  expect([blue?.[1], yellow?.[1], red?.[2], cyan?.[2]]).toEqual(['0.43600', '-0.43600', '0.61500', '-0.61500'])
  const bytes = digits(runOnCPU(signatureOf(rgb2ycbcr, 'rgb2ycbcr'), ends))
  expect([bytes[0]?.[1], bytes[1]?.[1], bytes[2]?.[2], bytes[3]?.[2]].map((value) => Math.abs(Number(value)))).toEqual([1, 0, 1, 0])
  const all = runOnCPU(signatureOf(rgb2ycbcr, 'rgb2ycbcr'), colours).flat()
  expect(all.every((value) => value >= -1e-7 && value <= 1 + 1e-7)).toBe(true)
})

test('I and Q are the scaled differences of PAL, turned by 33°', () => {
  const [sine, cosine] = [Math.sin((33 * Math.PI) / 180), Math.cos((33 * Math.PI) / 180)]
  const turned = colours.map(([r = NaN, g = NaN, b = NaN]) => {
    const luma = 0.299 * r + 0.587 * g + 0.114 * b
    const [u, v] = [0.493 * (b - luma), 0.877 * (r - luma)]
    return [luma, v * cosine - u * sine, v * sine + u * cosine]
  })
  expect(largest(runOnCPU(signatureOf(rgb2yiq, 'rgb2yiq'), colours), turned)).toBeLessThan(0.006)
})

test('less than a quarter of the cube of YCbCr is colours of a screen', () => {
  const cube = spread(times(3, unit), 20_000)
  const shown = runOnCPU(signatureOf(ycbcr2rgb, 'ycbcr2rgb'), cube).filter((row) => row.every((value) => value >= 0 && value <= 1))
  expect(shown.length / cube.length).toBeCloseTo(0.236, 2)
})

describe('rgb2cmyk and cmyk2rgb', () => {
  const toInks = (rows: Rows): Rows => runOnCPU(signatureOf(rgb2cmyk, 'rgb2cmyk'), rows)
  const toLight = (rows: Rows): Rows => runOnCPU(signatureOf(cmyk2rgb, 'cmyk2rgb'), rows)

  test('there and back gives the colour again, with the corners of the cube and beyond it', () => {
    const bright = beyond.filter((row) => Math.max(...row) > 0.05)
    for (const rows of [colours, corners, greys, bright, dark]) expect(largest(toLight(toInks(rows)), rows)).toBeLessThan(2e-6)
  })

  test('one ink is 0, greys are black ink alone, and black has no other ink', () => {
    const inks = toInks([...colours, ...corners])
    expect(inks.every(([c = NaN, m = NaN, y = NaN]) => Math.min(c, m, y) === 0)).toBe(true)
    expect(toInks(greys)).toEqual(greys.map(([value = NaN]) => [0, 0, 0, Math.fround(1 - value)]))
    // Nearly black in two directions.
    const [red, blue] = toInks([
      [1e-9, 0, 0],
      [0, 0, 1e-9],
    ])
    expect([red, blue].map((row) => row?.slice(0, 3))).toEqual([
      [0, 1, 1],
      [1, 1, 0],
    ])
  })

  test('outside of the gamut inks are negative or above 1', () => {
    const [bright, negative] = toInks([
      [2, 1, 1],
      [0.5, 0.5, -0.25],
    ])
    expect(bright).toEqual([0, 0.5, 0.5, -1])
    expect(negative).toEqual([0, 0, 1.5, 0.5])
    expect(toLight([[-0.5, 0, 0, 0]])).toEqual([[1.5, 1, 1]])
  })

  test('more of any ink makes no channel lighter', () => {
    const inks = spread(times(4, unit), 500)
    const before = toLight(inks).flat()
    for (const ink of [0, 1, 2, 3]) {
      const after = toLight(inks.map((row) => row.map((value, i) => (i === ink ? (value + 1) / 2 : value))))
      expect(after.flat().every((value, i) => value <= (before[i] ?? NaN))).toBe(true)
    }
    expect(
      toLight(inks.map((row) => row.with(3, 1)))
        .flat()
        .every((value) => value === 0),
    ).toBe(true)
  })

  test('products of inks: linear in each of them', () => {
    const inks = spread(times(4, unit), 300)
    const at = (ink: number, value: number): Rows => toLight(inks.map((row) => row.with(ink, value)))
    for (const ink of [0, 1, 2, 3]) {
      const [none, full] = [at(ink, 0), at(ink, 1)]
      expect(
        largest(
          at(ink, 0.25),
          none.map((row, i) => row.map((value, c) => value * 0.75 + 0.25 * (full[i]?.[c] ?? NaN))),
        ),
      ).toBeLessThan(1e-6)
    }
  })
})
