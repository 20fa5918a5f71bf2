/** Conversions of culori between rows of components, with the hue in turns and 0 for greys. */
import { converter } from 'culori'
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'

const components = {
  rgb: ['r', 'g', 'b'],
  lrgb: ['r', 'g', 'b'],
  p3: ['r', 'g', 'b'],
  xyz65: ['x', 'y', 'z'],
  xyz50: ['x', 'y', 'z'],
  lab65: ['l', 'a', 'b'],
  lab: ['l', 'a', 'b'],
  lch65: ['l', 'c', 'h'],
  lch: ['l', 'c', 'h'],
  oklab: ['l', 'a', 'b'],
  oklch: ['l', 'c', 'h'],
} as const

type Mode = keyof typeof components

/** culori has the hue in degrees. */
const perTurn = (key: string): number => (key === 'h' ? 360 : 1)

export const converting = (from: Mode, to: Mode): Function64 => {
  const convert = converter(to)
  return (row) => {
    const color = convert({ mode: from, ...Object.fromEntries(components[from].map((key, i) => [key, (row[i] ?? NaN) * perTurn(key)])) })
    return components[to].map((key) => (color[key] ?? 0) / perTurn(key))
  }
}

/** Lightness, chroma and hue with the hue as a point at the distance of the chroma, so that it counts as much as it is seen. */
export const onPlane = ([l = NaN, c = NaN, h = NaN, ...rest]: readonly number[]): readonly number[] => [
  l,
  c,
  c * Math.cos(2 * Math.PI * h),
  c * Math.sin(2 * Math.PI * h),
  ...rest,
]

/** The polar form of two axes the wrong way round: the hue clockwise. */
export const mirrored =
  (polar: Function64): Function64 =>
  ([l = NaN, a = NaN, b = NaN]) =>
    polar([l, a, -b])
/** A turn of 359.9 degrees. */
export const shortTurn =
  (cartesian: Function64): Function64 =>
  ([l = NaN, c = NaN, h = NaN]) =>
    cartesian([l, c, (h * 359.9) / 360])
