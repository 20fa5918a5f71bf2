/** Oracle of superShapeSDF: the superformula, solved for the radius by halving. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** The distance of the curve from the centre at an angle: where radius^(−n1) is the sum of the two powers. */
export const superRadius = (angle: number, r: number, m: number, n1: number, n2: number, n3: number, parts = 4): number => {
  const base = (size: number): number => (size === 0 ? 1e-30 : Math.max(size, 1e-6))
  const sum = base(Math.abs(Math.cos((m * angle) / parts))) ** n2 + base(Math.abs(Math.sin((m * angle) / parts))) ** n3
  let [low, high] = [-60, 60]
  for (let round = 0; round < 64; round++) {
    const middle = (low + high) / 2
    if (Math.exp(-n1 * middle) > sum) low = middle
    else high = middle
  }
  return r * Math.exp((low + high) / 2)
}

const solved =
  (parts?: number) =>
  ([x = NaN, y = NaN, r = NaN, m = NaN, n1 = NaN, n2 = NaN, n3 = NaN]: readonly number[]): readonly number[] => [
    Math.hypot(x, y) - superRadius(Math.atan2(y, x), r, m, n1, n2, n3, parts),
  ]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'superShapeSDF',
    expected: solved(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: 0, max: 12 }, { min: 0.2, max: 6 }, ...times(2, { min: 0, max: 4 })],
    rows: [
      [0, 0, 1, 5, 1, 1, 1],
      [0.3, 0.4, 1, 0, 1, 1, 1],
    ],
    mutant: solved(4.02),
  },
]

export const size: SizeBudget = { bytes: 345, reason: 'powers of 0, which the languages leave open, and six parameters' }
