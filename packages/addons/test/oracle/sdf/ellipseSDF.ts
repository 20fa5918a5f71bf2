/** Oracle of ellipseSDF: the nearest of all points, by the angle they are made from. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { leastOf } from './outline.ts'
import { half, place } from './range.ts'

const nearest =
  (stretch = 1) =>
  ([px = NaN, py = NaN, a = NaN, b = NaN]: readonly number[]): readonly number[] => {
    // The nearest point is in the quadrant of the point.
    const [x, y] = [Math.abs(px), Math.abs(py)]
    const apart = leastOf((t) => Math.hypot(x - a * stretch * Math.cos(t), y - b * Math.sin(t)), 0, Math.PI / 2, 24)
    return [(x * b) ** 2 + (y * a) ** 2 < (a * b) ** 2 ? -apart : apart]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'ellipseSDF',
    expected: nearest(),
    ranges: [...times(2, place), ...times(2, half)],
    rows: [
      [0, 0, 1, 0.5],
      [0, 0, 0.5, 1],
      [0.75, 0, 1, 0.5],
      [0.3, 0.2, 1, 1],
      [3, 4, 0, 0],
      [0.5, 0.25, 1, 0],
      [2, 0, 1, 0.001],
      [1e4, 1e4, 1, 0.5],
    ],
    mutant: nearest(1.01),
  },
]

export const size: SizeBudget = { bytes: 975, reason: 'Newton’s method in a logarithm; the loop of the language is half of it' }
