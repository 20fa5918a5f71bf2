/** Oracle of pieSDF: the outline piece by piece. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { toArc } from './outline.ts'
import { place } from './range.ts'
import { toSegment } from './segment.ts'

const outline =
  (grown = 0) =>
  ([x = NaN, y = NaN, r = NaN, halfAngle = NaN]: readonly number[]): readonly number[] => {
    const reach = Math.min(Math.max(halfAngle + grown, 0), Math.PI)
    const [ex, ey] = [r * Math.cos(reach), r * Math.sin(reach)]
    const distance = Math.min(toSegment(x, y, 0, 0, ex, ey), toSegment(x, y, 0, 0, ex, -ey), toArc(x, y, 0, 0, r, -reach, 2 * reach))
    return [Math.hypot(x, y) < r && Math.abs(Math.atan2(y, x)) < reach ? -distance : distance]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'pieSDF',
    expected: outline(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: -0.2, max: 3.5 }],
    rows: [
      [0.5, 0, 1, 0],
      [-0.5, 0, 1, 0],
      [0.5, 0, 1, Math.PI],
      [-0.5, 0.25, 1, Math.PI],
      [-2, 0, 1, Math.PI],
      [0, 0, 1, 1],
    ],
    mutant: outline(0.01),
  },
]
