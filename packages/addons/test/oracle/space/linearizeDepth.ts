/** Oracle of linearizeDepth: the distance of the point with this depth, found through the matrix of gl-matrix, as a share of the way from near to far. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { farRange, nearRange, unprojected } from './camera.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'linearizeDepth',
    expected: ([depth = NaN, near = NaN, far = NaN]) => [(-unprojected(depth, near, far) - near) / (far - near)],
    ranges: [{ min: 0, max: 1 }, nearRange, farRange],
    rows: [
      [0, 0.1, 100],
      [1, 0.1, 100],
      [0.5, 1, 2],
    ],
    // The distance as a share of far, which does not begin at 0.
    mutant: ([depth = NaN, near = NaN, far = NaN]) => [-unprojected(depth, near, far) / far],
  },
]
