/** Oracle of xyz2equirect: both angles as arc cosines. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const turn = 2 * Math.PI
const arcCosine = (ratio: number): number => Math.acos(Math.min(Math.max(ratio, -1), 1))

/** On the axis every longitude is the same direction. */
const mapped =
  (sense: number): Function64 =>
  ([x = NaN, y = NaN, z = NaN]) => {
    const [level, length] = [Math.hypot(x, z), Math.hypot(x, y, z)]
    const longitude = level === 0 ? 0 : arcCosine(-z / level) * (x < 0 ? -1 : 1)
    return [0.5 + (sense * longitude) / turn, length === 0 ? 0.5 : 1 - arcCosine(y / length) / Math.PI]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'xyz2equirect',
    expected: mapped(1),
    ranges: times(3, { min: -2, max: 2 }),
    rows: [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
      [0, 0, 0],
      [1e-4, 1, 0],
      [0, -1, 1e-4],
    ],
    // Left and right of the seam u differs by 1, which is the same longitude; near the poles longitudes run together.
    canonical: ([u = NaN, v = NaN]) => [v, Math.sin(v * Math.PI) * Math.cos(u * turn), Math.sin(v * Math.PI) * Math.sin(u * turn)],
    mutant: mapped(-1),
  },
]
