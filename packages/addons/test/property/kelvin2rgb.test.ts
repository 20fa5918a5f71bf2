/**
 * Properties of kelvin2rgb: it is the colour of a black body. Planck's law is weighted by the colour matching
 * functions of CIE 1931, tabulated in steps of 10 nm, and the colours are compared in the u′v′ diagram, which is perceptually uniform.
 */
import { expect, test } from 'vitest'
import { kelvin2rgb } from '../../src/index.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

/** From 380 to 780 nm. */
const matching: readonly (readonly [x: number, y: number, z: number])[] = [
  [0.0014, 0, 0.0065],
  [0.0042, 0.0001, 0.0201],
  [0.0143, 0.0004, 0.0679],
  [0.0435, 0.0012, 0.2074],
  [0.1344, 0.004, 0.6456],
  [0.2839, 0.0116, 1.3856],
  [0.3483, 0.023, 1.7471],
  [0.3362, 0.038, 1.7721],
  [0.2908, 0.06, 1.6692],
  [0.1954, 0.091, 1.2876],
  [0.0956, 0.139, 0.813],
  [0.032, 0.208, 0.4652],
  [0.0049, 0.323, 0.272],
  [0.0093, 0.503, 0.1582],
  [0.0633, 0.71, 0.0782],
  [0.1655, 0.862, 0.0422],
  [0.2904, 0.954, 0.0203],
  [0.4334, 0.995, 0.0087],
  [0.5945, 0.995, 0.0039],
  [0.7621, 0.952, 0.0021],
  [0.9163, 0.87, 0.0017],
  [1.0263, 0.757, 0.0011],
  [1.0622, 0.631, 0.0008],
  [1.0026, 0.503, 0.0003],
  [0.8544, 0.381, 0.0002],
  [0.6424, 0.265, 0],
  [0.4479, 0.175, 0],
  [0.2835, 0.107, 0],
  [0.1649, 0.061, 0],
  [0.0874, 0.032, 0],
  [0.0468, 0.017, 0],
  [0.0227, 0.0082, 0],
  [0.0114, 0.0041, 0],
  [0.0058, 0.0021, 0],
  [0.0029, 0.001, 0],
  [0.0014, 0.0005, 0],
  [0.0007, 0.0002, 0],
  [0.0003, 0.0001, 0],
  [0.0002, 0.0001, 0],
  [0.0001, 0, 0],
  [0, 0, 0],
]

type Colour = readonly [X: number, Y: number, Z: number]

/** hc/k in metres times kelvin: the second radiation constant. */
const radiation = 0.01438776877

const blackBody = (kelvin: number): Colour => {
  const sum: [number, number, number] = [0, 0, 0]
  matching.forEach((weights, i) => {
    const metres = (380 + 10 * i) * 1e-9
    const power = 1e-30 / (metres ** 5 * (Math.exp(radiation / (metres * kelvin)) - 1))
    weights.forEach((weight, axis) => (sum[axis] = (sum[axis] ?? 0) + weight * power))
  })
  return sum
}

/** CIE XYZ from linear light with the primaries of sRGB. */
const toXYZ = ([r = NaN, g = NaN, b = NaN]: readonly number[]): Colour => [
  0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b,
  0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b,
  0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b,
]
const inDiagram = ([x, y, z]: Colour): readonly [number, number] => [(4 * x) / (x + 15 * y + 3 * z), (9 * y) / (x + 15 * y + 3 * z)]

const temperatures = grid(1667, 25000, 400)
const light = (kelvin: readonly number[]) =>
  runOnCPU(
    signatureOf(kelvin2rgb, 'kelvin2rgb'),
    kelvin.map((k) => [k]),
  )

test('the table is that of CIE 1931: the three functions enclose the same area, and illuminant A is where it is known to be', () => {
  const [x = NaN, y = NaN, z = NaN] = [0, 1, 2].map((axis) => matching.reduce((sum, row) => sum + (row[axis] ?? NaN), 0))
  expect(Math.abs(x - y)).toBeLessThan(0.01)
  expect(Math.abs(z - y)).toBeLessThan(0.02)
  const [X, Y, Z] = blackBody(2856)
  expect(X / (X + Y + Z)).toBeCloseTo(0.4476, 3)
  expect(Y / (X + Y + Z)).toBeCloseTo(0.4074, 3)
})

test('it is the colour of a black body at that temperature', () => {
  const away = light(temperatures).map((colour, i) => {
    const [u, v] = inDiagram(toXYZ(colour))
    const [u0, v0] = inDiagram(blackBody(temperatures[i] ?? NaN))
    return Math.hypot(u - u0, v - v0)
  })
  // The smallest visible difference in u′v′ is about 0.004; the errors of the fit and of this coarse table together stay below a quarter of it.
  expect(Math.max(...away)).toBeLessThan(0.001)
})

test('it is equally bright at every temperature', () => {
  expect(Math.max(...light(temperatures).map((colour) => Math.abs(toXYZ(colour)[1] - 1)))).toBeLessThan(2e-6)
})

test('hotter is bluer and less red, all the way', () => {
  const colours = light(temperatures)
  const steps = colours.slice(1).map((colour, i) => [(colour[0] ?? NaN) - (colours[i]?.[0] ?? NaN), (colour[2] ?? NaN) - (colours[i]?.[2] ?? NaN)])
  expect(Math.max(...steps.map(([red = NaN]) => red))).toBeLessThan(0)
  expect(Math.min(...steps.map(([, blue = NaN]) => blue))).toBeGreaterThan(0)
})

test('its pieces meet without a step that could be seen', () => {
  for (const joint of [2222, 4000]) {
    const [below = [], above = []] = light([joint, joint + 1e-3].map(Math.fround))
    expect(Math.max(...below.map((value, i) => Math.abs(value - (above[i] ?? NaN))))).toBeLessThan(5e-4)
  }
})

test('it is clamped to the range of the fit, and its channels have the bounds that its record says', () => {
  const [least = [], beneath, none, most, above] = light([1667, 1000, 0, 25000, 1e9])
  expect([beneath, none, above]).toEqual([least, least, most])
  expect(least[0]).toBeCloseTo(2.965, 3)
  expect(Math.max(...light(temperatures).flat())).toBe(least[0])
  const blues = light([1667, 1800, 1890, 1910, 2500]).map(([, , blue = NaN]) => Math.sign(blue))
  expect(blues).toEqual([-1, -1, -1, 1, 1])
  expect(Math.min(...light(temperatures).flat())).toBeGreaterThan(-0.05)
})
