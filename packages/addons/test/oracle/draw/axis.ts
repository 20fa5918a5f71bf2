/** Oracle of drawAxis: the shares of a pixel that the lines cover, laid over each other. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { within } from './coverage.ts'
import { coarse, pixel, slope } from './pixel.ts'
import { width } from './range.ts'

const red = [1, 0.25, 0.25] as const
const green = [0.25, 0.75, 0.25] as const
const blue = [0.25, 0.5, 1] as const

/** Painted from the back to the front: each line hides its share of what is there. */
const painted = (lines: readonly { readonly colour: readonly number[]; readonly share: number }[]): readonly number[] =>
  lines.reduce<readonly number[]>((under, { colour, share }) => [...colour, 1].map((value, i) => value * share + (under[i] ?? NaN) * (1 - share)), [0, 0, 0, 0])

const plane =
  (vertical: readonly number[]): Function64 =>
  ([x = NaN, y = NaN, thickness = NaN, px = NaN, py = px]) =>
    painted([
      { colour: vertical, share: within(x, thickness, py) },
      { colour: red, share: within(y, thickness, px) },
    ])
const space =
  (along: readonly number[]): Function64 =>
  ([x = NaN, y = NaN, z = NaN, thickness = NaN, px = NaN, py = px, pz = px]) =>
    painted([
      { colour: along, share: within(Math.hypot(x, y), thickness, pz) },
      { colour: green, share: within(Math.hypot(z, x), thickness, py) },
      { colour: red, share: within(Math.hypot(y, z), thickness, px) },
    ])

/** How fast the distance to an axis changes from pixel to pixel: that of its foot, to first order. */
const across = (a: number, b: number, right: readonly [number, number], up: readonly [number, number]): number => {
  const angle = Math.atan2(b, a)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return Math.hypot(right[0] * c + right[1] * s, up[0] * c + up[1] * s)
}

const place = { min: -0.5, max: 0.5 }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawAxis',
    expected: plane(green),
    ranges: [...times(2, place), width, pixel],
    rows: [
      [0, 0, 0.1, 0],
      [0.05, 0.3, 0.1, 0],
      [0, 0, 0, 0.1],
    ],
    mutant: plane(blue),
  },
  {
    signature: 'drawAxis_vec3',
    expected: space(blue),
    ranges: [...times(3, place), width, pixel],
    rows: [[0, 0, 0, 0.1, 0]],
    mutant: space(green),
  },
  {
    signature: 'drawAxis_pixel',
    stage: 'fragment',
    expected: ([x = NaN, y = NaN, t = NaN, xx = NaN, xy = NaN, , yx = NaN, yy = NaN]) => plane(green)([x, y, t, Math.hypot(xy, yy), Math.hypot(xx, yx)]),
    ranges: [...times(2, place), width, ...times(6, slope)],
    prepare: coarse,
    mutant: ([x = NaN, y = NaN, t = NaN, xx = NaN, xy = NaN, , yx = NaN, yy = NaN]) => plane(green)([x, y, t, Math.hypot(xx, yx), Math.hypot(xy, yy)]),
  },
  {
    signature: 'drawAxis_vec3_pixel',
    stage: 'fragment',
    expected: ([x = NaN, y = NaN, z = NaN, t = NaN, xx = NaN, xy = NaN, xz = NaN, , yx = NaN, yy = NaN, yz = NaN]) =>
      space(blue)([x, y, z, t, across(y, z, [xy, xz], [yy, yz]), across(z, x, [xz, xx], [yz, yx]), across(x, y, [xx, xy], [yx, yy])]),
    ranges: [...times(3, place), width, ...times(8, slope)],
    prepare: coarse,
    mutant: ([x = NaN, y = NaN, z = NaN, t = NaN, xx = NaN, xy = NaN, xz = NaN, , yx = NaN, yy = NaN, yz = NaN]) =>
      space(blue)([x, y, z, t, Math.hypot(xx, xy, xz, yx, yy, yz)]),
  },
]

export const size: SizeBudget = { bytes: 690, reason: 'in the plane and in space, each also by derivatives, and colours' }
