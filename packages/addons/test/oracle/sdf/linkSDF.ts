/** Oracle of linkSDF: the core of its tube, piece by piece. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { toArc } from './outline.ts'
import { half, place } from './range.ts'
import { toSegment } from './segment.ts'

/** Two straight sides and two half circles. */
const core =
  (longer = 0) =>
  ([x = NaN, y = NaN, z = NaN, halfLength = NaN, radius = NaN, tube = NaN]: readonly number[]): readonly number[] => {
    const straight = halfLength + longer
    const pieces = [
      toSegment(x, y, radius, -straight, radius, straight),
      toSegment(x, y, -radius, -straight, -radius, straight),
      toArc(x, y, 0, straight, radius, 0, Math.PI),
      toArc(x, y, 0, -straight, radius, Math.PI, Math.PI),
    ]
    return [Math.hypot(Math.min(...pieces), z) - tube]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'linkSDF',
    expected: core(),
    ranges: [...times(3, place), half, half, half],
    rows: [
      [0, 0, 0, 0.5, 0.5, 0.125],
      [0, 2, 0, 0, 1, 0.25],
      [2, 3, 6, 0, 0, 0],
    ],
    mutant: core(0.01),
  },
]
