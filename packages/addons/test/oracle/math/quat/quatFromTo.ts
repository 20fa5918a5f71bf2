/** Oracle of quatFromTo: hand-written, since gl-matrix keeps parts of it in single precision. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { fromAxis } from './quaternion.ts'
import type { Row } from './quaternion.ts'

/** About the axis perpendicular to both, by the angle between them. */
const shortest = (row: Row): Row => {
  const [a, b] = [row.slice(0, 3), row.slice(3, 6)]
  const [la, lb] = [Math.hypot(...a), Math.hypot(...b)]
  if (la === 0 || lb === 0) return [0, 0, 0, 1]
  const [ax = NaN, ay = NaN, az = NaN] = a.map((value) => value / la)
  const [bx = NaN, by = NaN, bz = NaN] = b.map((value) => value / lb)
  const across = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx] as const
  const sine = Math.hypot(...across)
  const cosine = ax * bx + ay * by + az * bz
  if (sine < 1e-7) {
    // Half a turn about the axis that the record names, or none at all.
    const side = Math.abs(ax) > Math.abs(az) ? ([-ay, ax, 0] as const) : ([0, -az, ay] as const)
    const length = Math.hypot(...side)
    return cosine > 0 ? [0, 0, 0, 1] : [...side.map((value) => value / length), 0]
  }
  return fromAxis([...across.map((value) => value / sine), Math.atan2(sine, cosine)])
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatFromTo',
    expected: shortest,
    ranges: times(6, { min: -2, max: 2 }),
    rows: [
      [0, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 0],
      [1, 2, 3, 2, 4, 6],
      [1, 2, 3, -1, -2, -3],
      [0.25, -0.5, 0.125, -0.5, 1, -0.25],
      [1, 0, 0, -1, 2 ** -9, 2 ** -11],
      [0, 1, 0, 2 ** -14, 1, 0],
      [3, 0, 0, 0, 0.5, 0],
    ],
    space: { kind: 'quaternion' },
    // Angles twice as wide: the half angle forgotten.
    mutant: (row) => {
      const [x = NaN, y = NaN, z = NaN, w = NaN] = shortest(row)
      return [2 * w * x, 2 * w * y, 2 * w * z, 2 * w * w - 1]
    },
  },
]

export const size: SizeBudget = { bytes: 380, reason: 'opposite directions, and none at all, have answers of their own' }
