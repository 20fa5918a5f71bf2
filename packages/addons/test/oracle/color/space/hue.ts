/** culori's conversions from and to the spaces that have a hue, with the hue in turns and 0 for greys. */
import { converter } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import { unit } from './range.ts'

const components = { hsl: ['s', 'l'], hsv: ['s', 'v'], hwb: ['w', 'b'] } as const

type Mode = keyof typeof components

const toRGB = converter('rgb')

/** `degrees` in a turn, which only a mutant changes. */
export const toHue = (mode: Mode, degrees = 360): Function64 => {
  const convert = converter(mode)
  return ([r = NaN, g = NaN, b = NaN]) => {
    const color = convert({ mode: 'rgb', r, g, b })
    return [(color['h'] ?? 0) / degrees, ...components[mode].map((key) => color[key] ?? 0)]
  }
}

export const fromHue =
  (mode: Mode, degrees = 360): Function64 =>
  ([h = NaN, ...others]) => {
    const { r = NaN, g = NaN, b = NaN } = toRGB({ mode, h: h * degrees, ...Object.fromEntries(components[mode].map((key, i) => [key, others[i] ?? NaN])) })
    return [r, g, b]
  }

/** The hue as a point on its circle. */
export const onCircle = ([h = NaN, ...rest]: readonly number[]): readonly number[] => [Math.cos(2 * Math.PI * h), Math.sin(2 * Math.PI * h), ...rest]

/** Colours whose hue is found in different ways, greys, and light beyond the screen. */
export const colours = {
  ranges: times(3, unit),
  rows: [
    [1, 0, 1e-9],
    [0.5, 0.5, 0.5],
    [0, 0, 0],
    [1, 1, 1],
    [0.2, 0.7, 0.7],
    [0.7, 0.7, 0.2],
    [0.7, 0.2, 0.7],
    [1.5, 0.25, -0.5],
    [1e-6, 2e-6, 1e-6],
  ],
  canonical: onCircle,
} as const

/** Hues of several turns: the digits that remain say where in the turn they are. */
export const hue = { min: -2, max: 3 }
export const seam = [
  [1 / 3, 1, 0.5],
  [2 / 3, 1, 0.5],
  [-1e-8, 1, 0.5],
]
