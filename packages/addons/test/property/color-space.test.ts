/** Properties of colour conversions: they are invertible, greys stay grey, and bytes survive. */
import { describe, expect, test } from 'vitest'
import { hsl2rgb, oklab2srgb, rgb2hsv, rgb2oklab, srgb2rgb } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { grid, spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import type { Row } from '../harness/run.ts'

const unit = { min: 0, max: 1 }
const colours = spread(times(3, unit), 3000)
const beyond = spread(times(3, { min: -0.5, max: 1.5 }), 3000)
const greys = grid(0, 1, 256).map((value) => [value, value, value])

const decode = (rows: readonly Row[]) => runOnCPU(signatureOf(srgb2rgb, 'srgb2rgb_vec3'), rows)
const toHSV = (rows: readonly Row[]) => runOnCPU(signatureOf(rgb2hsv, 'rgb2hsv'), rows)
const toOklab = (rows: readonly Row[]) => runOnCPU(signatureOf(rgb2oklab, 'rgb2oklab'), rows)
const fromOklab = (rows: readonly Row[]) => runOnCPU(signatureOf(oklab2srgb, 'oklab2srgb'), rows)
const largest = (a: readonly Row[], b: readonly Row[]) => Math.max(...a.flatMap((row, i) => row.map((value, c) => Math.abs(value - (b[i]?.[c] ?? NaN)))))

/** The encoding of sRGB, from the standard. */
const encode = (light: number): number => {
  const size = Math.abs(light)
  return Math.sign(light) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055)
}

describe('srgb2rgb', () => {
  test('every byte comes back from its light', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const light = decode(bytes.map((byte) => [byte / 255, byte / 255, byte / 255].map(Math.fround)))
    expect(light.map(([value = NaN]) => Math.round(encode(value) * 255))).toEqual(bytes)
  })

  test('more is more light, through the joint too', () => {
    const rising = [...grid(-1.5, 4, 4000), ...grid(0.0404, 0.0405, 200)].toSorted((a, b) => a - b)
    const light = decode(rising.map((value) => [value, value, value])).map(([value = NaN]) => value)
    expect(light.slice(1).every((value, i) => value >= (light[i] ?? NaN))).toBe(true)
    const [below = NaN, above = NaN] = decode([[0.04045], [0.040450003]].map(([value = NaN]) => [value, value, value].map(Math.fround))).map(([v]) => v)
    expect(above - below).toBeLessThan(1e-7)
  })

  test('it is odd: a negative channel gives the negative of its light', () => {
    expect(
      largest(
        decode(beyond.map((row) => row.map((value) => -value))),
        decode(beyond).map((row) => row.map((value) => -value)),
      ),
    ).toBe(0)
    const encoded = decode(beyond).map((row) => row.map(encode))
    expect(largest(encoded, beyond)).toBeLessThan(2e-6)
  })

  test('the slopes of the encoding and of the decoding differ by 1.7% at the joint', () => {
    const slopes = (at: (x: number) => number, joint: number, step: number): readonly (number | undefined)[] =>
      [-step, step].map((signed) => (at(joint + signed) - at(joint)) / signed)
    const light = (c: number): number => decode([[c, c, c].map(Math.fround)])[0]?.[0] ?? NaN
    const [straight = NaN, curved = NaN] = slopes(light, 0.04045, 2 ** -10)
    expect(straight * 12.92).toBeCloseTo(1, 3)
    // The curve bends: half a step further its slope is 0.7% larger.
    expect(curved / straight).toBeGreaterThan(1.016)
    expect(curved / straight).toBeLessThan(1.026)
    const shown = (l: number): number => fromOklab([[Math.fround(Math.cbrt(l)), 0, 0]])[0]?.[0] ?? NaN
    const [below = NaN, above = NaN] = slopes(shown, 0.0031308, 2 ** -14)
    expect(below / 12.92).toBeCloseTo(1, 2)
    expect(above / below).toBeLessThan(0.986)
    expect(above / below).toBeGreaterThan(0.97)
    for (const side of [-1, 1]) expect(shown(side * 0.0031309) - shown(side * 0.0031307)).toBeCloseTo(side * 2.6e-6, 6)
  })

  test('half the value is 21% of the light, and a bare power differs by up to 0.009', () => {
    expect(decode([[0.5, 0.5, 0.5]])[0]?.[0]).toBeCloseTo(0.214, 3)
    const values = grid(0, 1, 1001)
    const apart = decode(values.map((value) => [value, value, value])).map(([light = NaN], i) => Math.abs(light - (values[i] ?? NaN) ** 2.2))
    expect(Math.max(...apart)).toBeGreaterThan(0.0085)
    expect(Math.max(...apart)).toBeLessThan(0.009)
  })

  test('one channel and a whole colour are decoded alike', () => {
    const channels = runOnCPU(
      signatureOf(srgb2rgb, 'srgb2rgb'),
      beyond.map(([r = NaN]) => [r]),
    )
    expect(
      largest(
        channels,
        decode(beyond).map(([r = NaN]) => [r]),
      ),
    ).toBe(0)
  })
})

describe('rgb2hsv', () => {
  /** From the paper: the sixth of the circle selects the order of four levels. */
  const back = ([h = NaN, s = NaN, v = NaN]: Row): Row => {
    const sixths = h * 6
    const i = Math.floor(sixths)
    const f = sixths - i
    const [p, q, t] = [v * (1 - s), v * (1 - s * f), v * (1 - s * (1 - f))]
    return [[v, t, p] as const, [q, v, p] as const, [p, v, t] as const, [p, q, v] as const, [t, p, v] as const, [v, p, q] as const][i] ?? []
  }

  test('the way back by the formula of its paper gives the colour again', () => {
    const all = [...colours, ...greys, ...beyond.filter((row) => Math.abs(Math.max(...row)) > 0.01)]
    expect(largest(toHSV(all).map(back), all)).toBeLessThan(2e-5)
  })

  test('the hue is from 0 to below 1, and greys have none', () => {
    const nearRed = [1e-7, 1e-9, 1e-12, 1e-19].map((blue) => [1, 0, blue])
    const hues = toHSV([...colours, ...beyond, ...nearRed]).map(([h = NaN]) => h)
    expect(hues.every((h) => h >= 0 && h < 1)).toBe(true)
    expect(toHSV(greys).every(([h, s]) => h === 0 && s === 0)).toBe(true)
  })

  test('value and saturation are those of the definition, with negative channels too', () => {
    const negative = spread(times(3, { min: -1, max: 0 }), 300)
    const all = [...colours, ...beyond, ...negative, [-0.2, 0, 0], [0, 0, 0]]
    toHSV(all).forEach(([, s = NaN, v = NaN], i) => {
      const row = all[i] ?? []
      const [low, high] = [Math.min(...row), Math.max(...row)]
      expect(v).toBe(high)
      // A channel just below 0 is lost in the rounding.
      if (high > 0 && Math.abs(low) > 1e-6) expect(s > 1).toBe(low < 0)
      if (high <= 0) expect(s).toBeLessThanOrEqual(0)
      if (high !== 0) expect(s * high).toBeCloseTo(high - low, 5)
    })
  })

  test('the hue jumps at red, and depends on the direction at greys and the saturation at black', () => {
    const [purplish, yellowish, warm, cold, dull, vivid] = toHSV([
      [1, 0, 1e-4],
      [1, 1e-4, 0],
      [0.5001, 0.5, 0.5],
      [0.5, 0.5, 0.5001],
      [1e-9, 0.5e-9, 0.5e-9],
      [1e-9, 0, 0],
    ])
    expect([purplish, yellowish, warm, cold].map((hsv) => hsv?.[0]?.toFixed(3))).toEqual(['1.000', '0.000', '0.000', '0.667'])
    expect([dull, vivid].map((hsv) => hsv?.[1])).toEqual([0.5, 1])
  })

  test('more light of the same colour changes the value alone', () => {
    const thrice = toHSV(colours.map((row) => row.map((value) => value * 3)))
    const tripled = toHSV(colours).map(([, s = NaN, v = NaN]) => [s, v * 3])
    expect(
      largest(
        thrice.map((row) => row.slice(1)),
        tripled,
      ),
    ).toBeLessThan(1e-5)
    const doubled = toHSV(colours.map((row) => row.map((value) => value * 2)))
    expect(
      largest(
        doubled,
        toHSV(colours).map(([h = NaN, s = NaN, v = NaN]) => [h, s, v * 2]),
      ),
    ).toBe(0)
  })

  test('channels passed round turn the hue by a third', () => {
    const turned = toHSV(colours.map(([r = NaN, g = NaN, b = NaN]) => [b, r, g]))
    const apart = toHSV(colours).map(([h = NaN], i) => Math.abs((((turned[i]?.[0] ?? NaN) - h - 1 / 3 + 1.5) % 1) - 0.5))
    expect(Math.max(...apart)).toBeLessThan(1e-6)
  })
})

describe('rgb2oklab and oklab2srgb', () => {
  test('the way there and back gives the colour again, outside of the gamut too', () => {
    expect(largest(fromOklab(toOklab(decode(colours))), colours)).toBeLessThan(2e-5)
    expect(largest(fromOklab(toOklab(decode(beyond))), beyond)).toBeLessThan(2e-4)
  })

  test('greys have a lightness and no colour', () => {
    const lab = toOklab(greys)
    expect(Math.max(...lab.flatMap(([, a = NaN, b = NaN]) => [Math.abs(a), Math.abs(b)]))).toBeLessThan(1e-6)
    expect(Math.max(...lab.map(([l = NaN], i) => Math.abs(l - Math.cbrt(greys[i]?.[0] ?? NaN))))).toBeLessThan(1e-6)
    const grey = fromOklab(grid(0, 1, 200).map((l) => [l, 0, 0]))
    expect(Math.max(...grey.map((row) => Math.max(...row) - Math.min(...row)))).toBeLessThan(1e-6)
  })

  test('eight times the light of any colour is twice as far from black', () => {
    const brighter = toOklab(colours.map((row) => row.map((value) => value * 8)))
    expect(
      largest(
        brighter,
        toOklab(colours).map((row) => row.map((value) => value * 2)),
      ),
    ).toBeLessThan(2e-6)
  })

  test('the L of the primaries and of mid-grey are those that the record says', () => {
    const [red = NaN, green = NaN, blue = NaN, wrong, right] = toOklab([[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.5, 0.5, 0.5], ...decode([[0.5, 0.5, 0.5]])]).map(
      ([l]) => l,
    )
    expect(blue).toBeLessThan(Math.min(red, green))
    expect([wrong?.toFixed(2), right?.toFixed(2)]).toEqual(['0.79', '0.60'])
  })

  test('the cube root is upright at black', () => {
    const slopes = [1e-3, 1e-6, 1e-9, 1e-12].map((light) => (toOklab([[light, light, light].map(Math.fround)])[0]?.[0] ?? NaN) / light)
    slopes.slice(1).forEach((slope, i) => expect(slope / (slopes[i] ?? NaN)).toBeCloseTo(100, 2))
  })

  test('Oklab and back are finite far outside of the gamut', () => {
    const far = spread(times(3, { min: -1e10, max: 1e10 }), 300)
    for (const convert of [toOklab, fromOklab]) expect(convert(far).flat().every(Number.isFinite)).toBe(true)
  })

  test('no input that is a number gives anything else', () => {
    const wild = spread(times(3, { min: -1e4, max: 1e4 }), 1000)
    for (const convert of [decode, toHSV, toOklab, fromOklab]) expect(convert(wild).flat().every(Number.isFinite)).toBe(true)
  })
})

test.each([
  { name: 'hsl2rgb', call: hsl2rgb },
  { name: 'rgb2hsv', call: rgb2hsv },
  { name: 'rgb2oklab', call: rgb2oklab },
  { name: 'oklab2srgb', call: oklab2srgb },
  { name: 'srgb2rgb', call: srgb2rgb, plain: 'srgb2rgb_vec3' },
])('an alpha does not change', ({ name, call, plain = name }) => {
  const rows = spread(times(4, unit), 50)
  const expected = runOnCPU(
    signatureOf(call, plain),
    rows.map((row) => row.slice(0, 3)),
  ).map((row, i) => [...row, rows[i]?.[3]])
  expect(runOnCPU(signatureOf(call, `${name}_vec4`), rows)).toEqual(expected)
})
