/** Properties of hsl2rgb: the formula of CSS Color 4, the inverse, and the seam of the hue circle. */
import { expect, test } from 'vitest'
import { hsl2rgb } from '../../src/index.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const unit = { min: 0, max: 1 }
const colours = spread([unit, unit, unit], 4000)
const convert = (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(hsl2rgb, 'hsl2rgb'), rows)
const largest = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]) =>
  Math.max(...a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN)))))

test('it is the conversion that CSS Color 4 writes out', () => {
  const css = ([h = NaN, s = NaN, l = NaN]: readonly number[]): readonly number[] => {
    const channel = (n: number): number => {
      const k = (((n + h * 12) % 12) + 12) % 12
      return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    }
    return [channel(0), channel(8), channel(4)]
  }
  expect(largest(convert(colours), colours.map(css))).toBeLessThan(1e-6)
})

test('the way back gives the colour again', () => {
  // Hue, saturation and lightness from red, green and blue, by their definitions.
  const back = ([r = NaN, g = NaN, b = NaN]: readonly number[]): readonly number[] => {
    const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)]
    const range = high - low
    const sixths = high === r ? (g - b) / range : high === g ? 2 + (b - r) / range : 4 + (r - g) / range
    const l = (low + high) / 2
    return [(((sixths / 6) % 1) + 1) % 1, range / (2 * Math.min(l, 1 - l)), l]
  }
  const saturated = colours.filter(([, s = 0, l = 0]) => s > 0.1 && l > 0.1 && l < 0.9)
  const returned = convert(saturated).map(back)
  const apart = returned.map(([h = NaN, s = NaN, l = NaN], i) => {
    const [h0 = NaN, s0 = NaN, l0 = NaN] = saturated[i] ?? []
    const turn = Math.abs(h - h0) % 1
    return Math.max(Math.min(turn, 1 - turn), Math.abs(s - s0), Math.abs(l - l0))
  })
  expect(Math.max(...apart)).toBeLessThan(1e-5)
})

test('whole turns change nothing, and nothing jumps at the seam', () => {
  const turned = (turns: number) => convert(colours.map(([h = NaN, ...rest]) => [Math.fround(h + turns), ...rest]))
  for (const turns of [-3, -1, 1, 7]) expect(largest(turned(turns), convert(colours))).toBeLessThan(4e-6)
  const beside = [-1e-3, -1e-7, -1e-8, 0, 1e-8, 1e-7, 1e-3, 0.999999, 1, 1.000001].map((h) => [h, 1, 0.5])
  expect(convert(beside).every(([r = NaN, g = NaN, b = NaN]) => r === 1 && g < 0.0061 && b < 0.0061)).toBe(true)
})

test('colours stay colours', () => {
  expect(convert(colours).every((row) => row.every((value) => value >= -1e-7 && value <= 1 + 1e-7))).toBe(true)
})

test('saturation and lightness are not clamped, and without saturation the hue does not matter', () => {
  const [vivid = [], bright = []] = convert([
    [0, 2, 0.5],
    [0, 1, 2],
  ])
  expect(vivid).toEqual([1.5, -0.5, -0.5])
  expect(Math.max(...bright)).toBeGreaterThan(1)
  expect(convert(grid(-1, 2, 40).map((hue) => [hue, 0, 0.25])).every((row) => row.every((value) => value === 0.25))).toBe(true)
})

test('it has corners at every sixth of a turn and at lightness ½, and nowhere else', () => {
  const step = 2 ** -7
  /** The change of the slope of all channels together. */
  const bend = (at: (x: number) => readonly number[], x: number): number => {
    const [before = [], here = [], after = []] = convert([at(x - step), at(x), at(x + step)].map((row) => row.map(Math.fround)))
    return here.reduce((sum, value, i) => sum + Math.abs((before[i] ?? NaN) + (after[i] ?? NaN) - 2 * value), 0) / step
  }
  const byHue = (hue: number): readonly number[] => [hue, 1, 0.5]
  const byLightness = (lightness: number): readonly number[] => [0.1, 1, lightness]
  for (const sixth of [0, 1, 2, 3, 4, 5, 6]) {
    expect(bend(byHue, sixth / 6)).toBeGreaterThan(5)
    expect(bend(byHue, sixth / 6 + 1 / 12)).toBeLessThan(1e-3)
  }
  expect(bend(byLightness, 0.5)).toBeGreaterThan(1)
  for (const lightness of [0.2, 0.45, 0.55, 0.8]) expect(bend(byLightness, lightness)).toBeLessThan(1e-3)
})
