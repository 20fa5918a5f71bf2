/** Oracle of arrowSDF: the polygon of its seven corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { place } from './range.ts'
import { toOutline, type Corner } from './outline.ts'

/** The corners in turn, from the right end of the shaft. `barb` is half the width of the head in its length. */
export const arrowCorners = ([ax = NaN, ay = NaN, bx = NaN, by = NaN, thickness = NaN, head = NaN]: readonly number[], barb = 0.5): readonly Corner[] => {
  const span = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = span > 0 ? [(bx - ax) / span, (by - ay) / span] : [1, 0]
  const long = Math.min(Math.max(head, 0), span)
  const wide = barb * long
  const thick = Math.min(Math.max(thickness / 2, 0), wide)
  const neck = span - long
  const corners: readonly Corner[] = [
    [0, -thick],
    [neck, -thick],
    [neck, -wide],
    [span, 0],
    [neck, wide],
    [neck, thick],
    [0, thick],
  ]
  return corners.map(([along, aside]) => [ax + along * ux - aside * uy, ay + along * uy + aside * ux])
}

const arrow =
  (barb?: number) =>
  ([x = NaN, y = NaN, ...rest]: readonly number[]): readonly number[] => [toOutline(x, y, arrowCorners(rest, barb))]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'arrowSDF',
    expected: arrow(),
    ranges: [...times(6, place), { min: 0, max: 0.6 }, { min: 0, max: 1.5 }],
    rows: [
      [3, 4, 0, 0, 0, 0, 0.1, 0.4],
      [0, 0, -1, 0, 1, 0, 0.25, 0.5],
      [0.25, 0, -1, 0, 1, 0, 1, 0.5],
      [0.25, 0.125, 0, 0, 0.25, 0, 0.1, 8],
      [0.25, 0.125, -1, 0, 1, 0, 0.25, 0],
    ],
    mutant: arrow(0.45),
  },
]

export const size: SizeBudget = { bytes: 560, reason: 'the four parts of an outline, in coordinates along the arrow' }
