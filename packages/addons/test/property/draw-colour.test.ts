/** Properties of the chart and the picker: colours are those that are published, and those that are picked. */
import { converter } from 'culori'
import { expect, test } from 'vitest'
import { drawColorChecker, drawColorPicker, rgb2hsv } from '../../src/index.ts'
import { published } from '../oracle/draw/colorChecker.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { times } from '../harness/oracle.ts'

type Row = readonly number[]

const chart = (places: readonly Row[]): readonly Row[] => runOnCPU(signatureOf(drawColorChecker, 'drawColorChecker'), places)
const picker = (rows: readonly Row[]): readonly Row[] => runOnCPU(signatureOf(drawColorPicker, 'drawColorPicker'), rows)

const middles = published.map((_, i) => [(i % 6) + 0.5, 3.5 - Math.floor(i / 6)])
const toLab = converter('lab')
const toRGB = converter('rgb')
const rgbOf = ([l = NaN, a = NaN, b = NaN]: Row): Row => {
  const { r = NaN, g = NaN, b: blue = NaN } = toRGB({ mode: 'lab', l, a, b })
  return [r, g, blue]
}
const cyan = 17

test('each patch has its published colour, but for cyan', () => {
  const off = chart(middles).map(([r = NaN, g = NaN, b = NaN], i) => {
    const found = toLab({ mode: 'rgb', r, g, b })
    const [l = NaN, a = NaN, bb = NaN] = published[i] ?? []
    return Math.hypot((found['l'] ?? NaN) - l, (found['a'] ?? NaN) - a, (found['b'] ?? NaN) - bb)
  })
  // A difference of 1 is hardly seen.
  expect(Math.max(...off.filter((_, i) => i !== cyan))).toBeLessThan(1e-3)
  expect(off[cyan]).toBeGreaterThan(1)
  expect(rgbOf(published[cyan] ?? [])[0]).toBeLessThan(0)
  expect(chart([middles[cyan] ?? []])[0]?.[0]).toBe(0)
})

test('a neutral colour would stay neutral', () => {
  // The greys have the tint that they are published with, and no more: no channel is further from the mean than chroma explains.
  for (const [i, lab] of published.entries()) {
    if (i < 19) continue
    const [r = NaN, g = NaN, b = NaN] = chart([middles[i] ?? []])[0] ?? []
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.012 * Math.hypot(lab[1], lab[2]) + 1e-4)
  }
})

test('the tables of the charts before 2014 differ by as much as the record says', () => {
  // X-Rite, “ColorChecker24 – Before November2014 edition”.
  const before: readonly Row[] = [
    [37.986, 13.555, 14.059],
    [65.711, 18.13, 17.81],
    [49.927, -4.88, -21.905],
    [43.139, -13.095, 21.905],
    [55.112, 8.844, -25.399],
    [70.719, -33.397, -0.199],
    [62.661, 36.067, 57.096],
    [40.02, 10.41, -45.964],
    [51.124, 48.239, 16.248],
    [30.325, 22.976, -21.587],
    [72.532, -23.709, 57.255],
    [71.941, 19.363, 67.857],
    [28.778, 14.179, -50.297],
    [55.261, -38.342, 31.37],
    [42.101, 53.378, 28.19],
    [81.733, 4.039, 79.819],
    [51.935, 49.986, -14.574],
    [51.038, -28.631, -28.638],
    [96.539, -0.425, 1.186],
    [81.257, -0.638, -0.335],
    [66.766, -0.734, -0.504],
    [50.867, -0.153, -0.27],
    [35.656, -0.421, -1.231],
    [20.461, -0.079, -0.973],
  ]
  const steps = chart(middles).flatMap((colour, i) => rgbOf(before[i] ?? []).map((channel, k) => 255 * Math.abs(Math.max(channel, 0) - (colour[k] ?? NaN))))
  expect(Math.max(...steps)).toBeLessThan(7.3)
  expect(Math.max(...steps)).toBeGreaterThan(7.2)
})

test('between the patches and around them all is black', () => {
  const gaps = grid(-0.99, 6.99, 90).flatMap((x) => [-0.5, 0.04, 1, 2.05, 3.95, 4, 4.5].map((y) => [x, y]))
  const sides = [-2, -0.5, 0.05, 3, 5.95, 6.5].flatMap((x) => grid(-0.5, 4.5, 30).map((y) => [x, y]))
  expect(new Set(chart([...gaps, ...sides]).flat())).toEqual(new Set([0]))
})

test('what is picked is the colour that is seen there', () => {
  const places = spread(
    [
      { min: 0.05, max: 0.99 },
      { min: 0.05, max: 0.99 },
      { min: 0.01, max: 0.99 },
    ],
    300,
  )
  const hsv = runOnCPU(
    signatureOf(rgb2hsv, 'rgb2hsv'),
    picker(places).map((colour) => colour.slice(0, 3)),
  )
  for (const [i, [x = NaN, y = NaN, hue = NaN]] of places.entries()) {
    const [h = NaN, s = NaN, v = NaN] = hsv[i] ?? []
    expect(Math.max(Math.abs(h - hue), Math.abs(s - x), Math.abs(v - y))).toBeLessThan(1e-4)
  }
  const strip = grid(0.01, 0.99, 50)
  const hues = runOnCPU(
    signatureOf(rgb2hsv, 'rgb2hsv'),
    picker(strip.map((y) => [1.2, y, 0.3])).map((colour) => colour.slice(0, 3)),
  )
  expect(Math.max(...hues.map(([h = NaN, s = NaN, v = NaN], i) => Math.max(Math.abs(h - (strip[i] ?? NaN)), 1 - s, 1 - v)))).toBeLessThan(1e-6)
})

test('whole turns of the hue make no difference', () => {
  const places = spread(times(2, { min: 0, max: 1 }), 100)
  const at = (hue: number): readonly Row[] => picker(places.map((place) => [...place, hue]))
  for (const turns of [-3, 1, 7]) expect(at(0.375 + turns)).toEqual(at(0.375))
})

test('nothing is drawn outside of the square and the strip', () => {
  const outside = [-0.5, -0.001, 1, 1.06, 1.124, 1.25, 2].flatMap((x) => [-0.2, 0, 0.5, 1.1].map((y) => [x, y, 0.6]))
  const above = [0, 0.5, 1.2].flatMap((x) => [-0.001, 1, 1.5].map((y) => [x, y, 0.6]))
  expect(new Set(picker([...outside, ...above]).flat())).toEqual(new Set([0]))
})
