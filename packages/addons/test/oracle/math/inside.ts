/** Oracle of inside: comparisons, and lengths of intervals that overlap. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'

type Test = (x: number, a: number, b: number) => boolean

/** Rows are (x, a, b). */
const everyComponent =
  (width: number, isBetween: Test): Function64 =>
  (row) => [Number(Array.from({ length: width }, (_, i) => isBetween(row[i] ?? NaN, row[width + i] ?? NaN, row[2 * width + i] ?? NaN)).every(Boolean))]

/** How much of the interval of this width around x lies between a and b; of one without a width x itself, and on a bound half of it. */
const overlap = (x: number, a: number, b: number, width: number): number => {
  if (width > 0) return Math.max(0, Math.min(b, x + width / 2) - Math.max(a, x - width / 2)) / width
  return a < b ? (Number(x > a) + Number(x >= a) - Number(x > b) - Number(x >= b)) / 2 : 0
}

/** Rows are (x, a, b, width). */
const volume =
  (width: number, factor = 1): Function64 =>
  (row) => [
    Array.from({ length: width }, (_, i) => overlap(row[i] ?? NaN, row[width + i] ?? NaN, row[2 * width + i] ?? NaN, factor * (row.at(-1) ?? NaN))).reduce(
      (product, share) => product * share,
    ),
  ]

const wide = (width: number, values: readonly number[]): readonly number[] => values.flatMap((value) => Array.from({ length: width }, () => value))

const edges: readonly (readonly number[])[] = [
  [0.25, 0.25, 0.75],
  [0.75, 0.25, 0.75],
  [0.5, 0.25, 0.75],
  [0.5, 0.75, 0.25],
  [0.5, 0.5, 0.5],
  [0, 0, 1],
  [-1e-8, 0, 1],
  [1e4, 0, 1e5],
]

const name = (plain: string, width: number): string => (width === 1 ? plain : `${plain}_vec${width}`)

/** Of x, of a and of b: wide enough that many of four components lie between. */
const ranges = (width: number) => [...times(width, { min: -1, max: 1 }), ...times(width, { min: -1, max: 0.25 }), ...times(width, { min: -0.25, max: 1 })]

export const signatures: readonly SignatureOracle[] = [1, 2, 3, 4].flatMap((width): readonly SignatureOracle[] => [
  {
    signature: name('inside', width),
    expected: everyComponent(width, (x, a, b) => a <= x && x <= b),
    ranges: ranges(width),
    rows: edges.map((row) => wide(width, row)),
    // Without the upper bound itself.
    mutant: everyComponent(width, (x, a, b) => a <= x && x < b),
  },
  {
    signature: name('inside_width', width),
    expected: volume(width),
    ranges: [...ranges(width), { min: -0.25, max: 2 }],
    rows: [0, -1, 0.25, 1].flatMap((w) => edges.map((row) => [...wide(width, row), w])),
    mutant: volume(width, 1.01),
  },
])

export const size: SizeBudget = { bytes: 340, reason: 'eight signatures: a truth and a share, each of one to four components' }
