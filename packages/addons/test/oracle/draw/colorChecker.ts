/** Oracle of drawColorChecker: culori’s conversion of the published CIELAB values, whose white is D50, to sRGB. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { converting } from '../color/space/culori.ts'

/** X-Rite, “ColorChecker24 – November2014 edition and newer”: from the upper left, row by row. */
export const published: readonly (readonly [l: number, a: number, b: number])[] = [
  [37.54, 14.37, 14.92],
  [64.66, 19.27, 17.5],
  [49.32, -3.82, -22.54],
  [43.46, -12.74, 22.72],
  [54.94, 9.61, -24.79],
  [70.48, -32.26, -0.37],
  [62.73, 35.83, 56.5],
  [39.43, 10.75, -45.17],
  [50.57, 48.64, 16.67],
  [30.1, 22.54, -20.87],
  [71.77, -24.13, 58.19],
  [71.51, 18.24, 67.37],
  [28.37, 15.42, -49.8],
  [54.38, -39.72, 32.27],
  [42.43, 51.05, 28.62],
  [81.8, 2.67, 80.41],
  [50.63, 51.28, -14.12],
  [49.57, -29.71, -28.32],
  [95.19, -1.03, 2.93],
  [81.29, -0.57, 0.44],
  [66.89, -0.75, -0.06],
  [50.76, -0.13, 0.14],
  [35.63, -0.46, -0.48],
  [20.64, 0.07, -0.46],
]

const toRGB = converting('lab', 'rgb')
/** The next patch inside of the gamut: no channel of a colour is negative on a screen. */
export const patches = published.map((lab) => toRGB(lab).map((channel) => Math.max(channel, 0)))

const chart =
  (top: number): Function64 =>
  ([x = NaN, y = NaN]) => {
    const [column, row] = [Math.floor(x), top - Math.floor(y)]
    const isPatch = Math.abs(x - column - 0.5) < Math.fround(0.42) && Math.abs(y - Math.floor(y) - 0.5) < Math.fround(0.42)
    const isChart = column >= 0 && column < 6 && row >= 0 && row < 4
    return isPatch && isChart ? (patches[6 * row + column] ?? []) : [0, 0, 0]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawColorChecker',
    expected: chart(3),
    ranges: [
      { min: -1, max: 7 },
      { min: -1, max: 5 },
    ],
    rows: [...published.map((_, i) => [(i % 6) + 0.5, 3.5 - Math.floor(i / 6)]), [1e9, 0.5], [0.5, -1e9]],
    // The last row at the top.
    mutant: ([x = NaN, y = NaN]) => chart(3)([x, 4 - y]),
    jumps: true,
  },
]

export const size: SizeBudget = { bytes: 1320, reason: 'a table of 24 colours, the array that holds them, and their conversion from CIELAB' }
