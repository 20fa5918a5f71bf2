/** Oracle of circleSDF: the nearest point of the circle. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

const nearest =
  (power = 2) =>
  ([x = NaN, y = NaN, r = NaN]: readonly number[]): readonly number[] => {
    const angle = Math.atan2(y, x)
    const apart = Math.hypot(x - r * Math.cos(angle), y - r * Math.sin(angle))
    return [Math.abs(x) ** power + Math.abs(y) ** power < r ** power ? -apart : apart]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'circleSDF',
    expected: nearest(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }],
    rows: [
      [0, 0, 0],
      [1e4, 1e4, 1],
    ],
    mutant: nearest(2.02),
  },
]
