/**
 * Properties of kelvin2rgb: it is the colour of a black body. Planck's law is weighted by the colour matching
 * functions of CIE 1931, tabulated in steps of 10 nm, and the colours are compared in the u′v′ diagram, which is perceptually uniform.
 */
import { expect, test } from 'vitest'
import { kelvin2rgb } from '../../src/index.ts'
import { matching } from '../harness/cie1931.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

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
