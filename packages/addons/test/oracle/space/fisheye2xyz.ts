/** Oracle of fisheye2xyz: −z rotated towards the place by a quarter turn a radius, as a quaternion of gl-matrix. */
import { quat, vec3 } from 'gl-matrix'
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const faced =
  (angleOf: (radius: number) => number): Function64 =>
  ([u = NaN, v = NaN]) => {
    const [x, y] = [2 * u - 1, 2 * v - 1]
    const radius = Math.hypot(x, y)
    if (radius === 0) return [0, 0, -1]
    const turn = quat.setAxisAngle([0, 0, 0, 1], [y / radius, -x / radius, 0], angleOf(radius))
    return Array.from(vec3.transformQuat([0, 0, 0], [0, 0, -1], turn))
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'fisheye2xyz',
    expected: faced((radius) => (radius * Math.PI) / 2),
    ranges: times(2, { min: 0, max: 1 }),
    rows: [
      [0.5, 0.5],
      [1, 0.5],
      [0.5, 0],
      [0.5, 0.50001],
      [1, 1],
    ],
    // The orthographic projection, as if one looked at the ball from far away: the same in the middle and on the rim.
    mutant: faced((radius) => Math.asin(Math.min(radius, 1))),
  },
]
