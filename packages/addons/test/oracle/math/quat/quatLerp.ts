/** Oracle of quatLerp: slerp on doubles, at the angle that the point of the line is seen at from the centre. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { component, normalised, pairOf } from './quaternion.ts'
import type { Row } from './quaternion.ts'

const between = (row: Row, chooses = true): Row => {
  const [a, b] = pairOf(row)
  const t = row[8] ?? NaN
  const sign = chooses && a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0) < 0 ? -1 : 1
  const near = b.map((value) => sign * value)
  const [chord, sum] = [Math.hypot(...a.map((value, i) => value - (near[i] ?? NaN))), Math.hypot(...a.map((value, i) => value + (near[i] ?? NaN)))]
  const full = 2 * Math.atan2(chord, sum)
  if (!(full > 1e-9)) return a
  // Across and along the direction of a, of a point of the chord.
  const angle = Math.atan2(t * Math.sin(full), 1 - t + t * Math.cos(full))
  return a.map((value, i) => (value * Math.sin(full - angle) + (near[i] ?? NaN) * Math.sin(angle)) / Math.sin(full))
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatLerp',
    expected: (row) => between(row),
    ranges: [...times(8, component), { min: 0, max: 1 }],
    rows: [
      [0, 0, 0, 1, 0, 0, 1, 1, 0],
      [0, 0, 0, 1, 0, 0, 1, 1, 1],
      [1, 2, 3, 4, 1, 2, 3, 4, 0.3],
      [1, 2, 3, 4, -1, -2, -3, -4, 0.3],
      [0, 0, 0, 1, 1, 0, 0, 0, 0.5],
      [0, 0, 0, 1, 0, 0, 0.001, 1, 0.5],
      [0, 0, 0, 1, 0, 0, 1, 1, 1.5],
      [0, 0, 0, 1, 0, 0, 1, 1, -2],
    ],
    prepare: normalised(4, 0, 4),
    space: { kind: 'quaternion' },
    // Where the two are half a turn apart, the shortest path switches sides.
    jumps: true,
    // The longer path.
    mutant: (row) => between(row, false),
  },
]
