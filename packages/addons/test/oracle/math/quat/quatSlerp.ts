/** Oracle of quatSlerp: gl-matrix on doubles. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { component, four, normalised } from './quaternion.ts'
import type { Row } from './quaternion.ts'

const between = ([ax = NaN, ay = NaN, az = NaN, aw = NaN, bx = NaN, by = NaN, bz = NaN, bw = NaN, t = NaN]: Row): Row =>
  Array.from(quat.slerp(four(), [ax, ay, az, aw], [bx, by, bz, bw], t))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatSlerp',
    expected: between,
    ranges: [...times(8, component), { min: 0, max: 1 }],
    rows: [
      [0, 0, 0, 1, 0, 0, 1, 1, 0],
      [0, 0, 0, 1, 0, 0, 1, 1, 1],
      [1, 2, 3, 4, 1, 2, 3, 4, 0.3],
      [1, 2, 3, 4, -1, -2, -3, -4, 0.3],
      [0, 0, 0, 1, 1, 0, 0, 0, 0.5],
      [0, 0, 0, 1, 0, 0, 0.001, 1, 0.5],
      [0, 0, 0, 1, 0, 0, 0.03, 1, 0.25],
      [0, 0, 0, 1, 0, 0, 0.035, 1, 0.25],
      [0, 0, 0, 1, 0, 0, 1, 1, 1.5],
    ],
    prepare: normalised(4, 0, 4),
    space: { kind: 'quaternion' },
    // Where the two are half a turn apart, the shortest path switches sides.
    jumps: true,
    // The longer path.
    mutant: (row) => {
      const [, , , , bx = NaN, by = NaN, bz = NaN, bw = NaN, t = NaN] = row
      const [ax = NaN, ay = NaN, az = NaN, aw = NaN] = row
      const cosine = Math.max(-1, Math.min(1, ax * bx + ay * by + az * bz + aw * bw))
      const angle = Math.acos(cosine) || 1e-9
      const [first, second] = [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)]
      return [ax * first + bx * second, ay * first + by * second, az * first + bz * second, aw * first + bw * second]
    },
  },
]

export const size: SizeBudget = { bytes: 360, reason: 'the short way, and the straight one close by' }
