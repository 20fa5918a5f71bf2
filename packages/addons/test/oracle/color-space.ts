/**
 * culori's conversions. property/hsl2rgb.test.ts compares the formula of CSS Color 4 with hsl2rgb, property/kelvin2rgb.test.ts
 * Planck's law with kelvin2rgb.
 */
import { hsv, lrgb, oklab, rgb } from 'culori'
import type { Function64 } from '../../../../internal/testing/numbers.ts'
import { recordAt } from '../harness/record-at.ts'
import { times } from '../harness/oracle.ts'
import type { FunctionOracle } from '../harness/oracle.ts'

const hsl2rgbRecord = recordAt('color/space/hsl2rgb')
const kelvin2rgbRecord = recordAt('color/space/kelvin2rgb')
const oklab2srgbRecord = recordAt('color/space/oklab2srgb')
const rgb2hsvRecord = recordAt('color/space/rgb2hsv')
const rgb2oklabRecord = recordAt('color/space/rgb2oklab')
const srgb2rgbRecord = recordAt('color/space/srgb2rgb')

const unit = { min: 0, max: 1 }
/** Including colours outside of the gamut. */
const wide = { min: -0.25, max: 1.25 }

/** The conversion of three components, with a fourth that passes through. */
const withAlpha =
  (convert: Function64): Function64 =>
  (row) => [...convert(row.slice(0, 3)), row[3] ?? NaN]
const withoutAlpha =
  (convert: Function64): Function64 =>
  (row) => [...convert(row.slice(0, 3)), 1]

const hslToRGB = ([h = NaN, s = NaN, l = NaN]: readonly number[], degrees = 360): readonly number[] => {
  const color = rgb({ mode: 'hsl', h: h * degrees, s, l })
  return [color.r, color.g, color.b]
}

// A hue several turns away: its twelfths depend on the remaining digits.
const hue = { min: -2, max: 3 }

const hsl2rgbOracle: FunctionOracle = {
  record: hsl2rgbRecord,
  signatures: [
    {
      signature: 'hsl2rgb',
      expected: (row) => hslToRGB(row),
      ranges: [hue, unit, unit],
      rows: [
        [1 / 3, 1, 0.5],
        [2 / 3, 1, 0.5],
        [-1e-8, 1, 0.5],
      ],
      mutant: (row) => hslToRGB(row, 359.9),
    },
    { signature: 'hsl2rgb_vec4', expected: withAlpha((row) => hslToRGB(row)), ranges: times(4, unit), mutant: withoutAlpha((row) => hslToRGB(row)) },
  ],
}

/** A temperature by the fit in the paper, in its own terms, then from CIE XYZ by culori. */
const blackBody =
  (d: number): Function64 =>
  ([k = NaN]) => {
    const T = Math.min(Math.max(k, 1667), 25000)
    const x =
      T <= 4000 ? -0.2661239e9 / T ** 3 - 0.2343589e6 / T ** 2 + 0.8776956e3 / T + d : -3.0258469e9 / T ** 3 + 2.1070379e6 / T ** 2 + 0.2226347e3 / T + 0.24039
    const y =
      T <= 2222
        ? -1.1063814 * x ** 3 - 1.3481102 * x ** 2 + 2.18555832 * x - 0.20219683
        : T <= 4000
          ? -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867
          : 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483
    const { r, g, b } = lrgb({ mode: 'xyz65', x: x / y, y: 1, z: (1 - x - y) / y })
    return [r, g, b]
  }

const kelvin2rgbOracle: FunctionOracle = {
  record: kelvin2rgbRecord,
  signatures: [
    {
      signature: 'kelvin2rgb',
      expected: blackBody(0.17991),
      ranges: [{ min: 1667, max: 25000 }],
      rows: [[-1e4], [0], [1], [1666], [1800], [2221.9998], [2222], [2222.0002], [3999.9998], [4000], [4000.0002], [6504], [25001], [1e30]],
      jumps: true,
      mutant: blackBody(0.17981),
    },
  ],
}

const oklabToSRGB: Function64 = ([l = NaN, a = NaN, b = NaN]) => {
  const color = rgb({ mode: 'oklab', l, a, b })
  return [color.r, color.g, color.b]
}
const oklabToLight: Function64 = ([l = NaN, a = NaN, b = NaN]) => {
  const color = lrgb({ mode: 'oklab', l, a, b })
  return [color.r, color.g, color.b]
}
const axis = { min: -0.4, max: 0.4 }
/** Colours are within ±0.4 of grey; beyond, nothing is visible. */
const held = ([l = NaN, a = NaN, b = NaN, ...rest]: readonly number[]): readonly number[] => [
  Math.max(l, 0),
  ...[a, b].map((value) => Math.min(Math.max(value, -0.4), 0.4)),
  ...rest,
]

const oklab2srgbOracle: FunctionOracle = {
  record: oklab2srgbRecord,
  signatures: [
    { signature: 'oklab2srgb', expected: oklabToSRGB, ranges: [unit, axis, axis], prepare: held, mutant: oklabToLight },
    {
      signature: 'oklab2srgb_vec4',
      expected: withAlpha(oklabToSRGB),
      ranges: [unit, axis, axis, unit],
      prepare: held,
      mutant: withoutAlpha(oklabToSRGB),
    },
  ],
}

const rgbToHSV =
  (degrees: number): Function64 =>
  ([r = NaN, g = NaN, b = NaN]) => {
    // culori has no hue for a grey, and the function returns 0.
    const { h = 0, s, v } = hsv({ mode: 'rgb', r, g, b })
    return [h / degrees, s, v]
  }
/** The hue as a point on its circle. */
const onCircle = ([h = NaN, ...rest]: readonly number[]): readonly number[] => [Math.cos(2 * Math.PI * h), Math.sin(2 * Math.PI * h), ...rest]

const rgb2hsvOracle: FunctionOracle = {
  record: rgb2hsvRecord,
  signatures: [
    {
      signature: 'rgb2hsv',
      expected: rgbToHSV(360),
      ranges: times(3, unit),
      rows: [
        [1, 0, 1e-9],
        [0.5, 0.5, 0.5],
        [0.2, 0.7, 0.7],
        [0.7, 0.7, 0.2],
        [0.7, 0.2, 0.7],
        [1.5, 0.25, -0.5],
        [-0.1, -0.2, -0.4],
        [1e-6, 2e-6, 1e-6],
      ],
      canonical: onCircle,
      mutant: rgbToHSV(359.9),
    },
    { signature: 'rgb2hsv_vec4', expected: withAlpha(rgbToHSV(360)), ranges: times(4, unit), canonical: onCircle, mutant: withoutAlpha(rgbToHSV(360)) },
  ],
}

const lightToOklab: Function64 = ([r = NaN, g = NaN, b = NaN]) => {
  const color = oklab({ mode: 'lrgb', r, g, b })
  return [color.l, color.a, color.b]
}
// The most common mistake: encoded colours taken for light.
const srgbToOklab: Function64 = ([r = NaN, g = NaN, b = NaN]) => {
  const color = oklab({ mode: 'rgb', r, g, b })
  return [color.l, color.a, color.b]
}

const rgb2oklabOracle: FunctionOracle = {
  record: rgb2oklabRecord,
  signatures: [
    { signature: 'rgb2oklab', expected: lightToOklab, ranges: times(3, wide), rows: [[8, 4, 2]], mutant: srgbToOklab },
    { signature: 'rgb2oklab_vec4', expected: withAlpha(lightToOklab), ranges: times(4, unit), mutant: withoutAlpha(lightToOklab) },
  ],
}

const decode: Function64 = (row) =>
  row.map((channel) => {
    const { r } = lrgb({ mode: 'rgb', r: channel, g: 0, b: 0 })
    return r
  })
const powerLaw: Function64 = (row) => row.map((channel) => Math.sign(channel) * Math.abs(channel) ** 2.2)

const srgb2rgbOracle: FunctionOracle = {
  record: srgb2rgbRecord,
  signatures: [
    { signature: 'srgb2rgb', expected: decode, ranges: [{ min: -1.5, max: 4 }], rows: [[0.04044], [0.04045], [0.04046], [-0.04045]], mutant: powerLaw },
    { signature: 'srgb2rgb_vec3', expected: decode, ranges: times(3, wide), mutant: powerLaw },
    { signature: 'srgb2rgb_vec4', expected: withAlpha(decode), ranges: times(4, wide), mutant: decode },
  ],
}

export const colorSpaceOracles: readonly FunctionOracle[] = [hsl2rgbOracle, kelvin2rgbOracle, oklab2srgbOracle, rgb2hsvOracle, rgb2oklabOracle, srgb2rgbOracle]
