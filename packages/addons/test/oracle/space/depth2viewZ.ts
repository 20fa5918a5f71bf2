/** Oracle of depth2viewZ: the point with this depth through the inverse of the matrix of gl-matrix. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { farRange, nearRange, unprojected } from './camera.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'depth2viewZ',
    expected: ([depth = NaN, near = NaN, far = NaN]) => [unprojected(depth, near, far)],
    ranges: [{ min: 0, max: 1 }, nearRange, farRange],
    rows: [
      [0, 0.1, 100],
      [1, 0.1, 100],
      [0.5, 1, 2],
      [0.5, 100, 0.1],
    ],
    // As if the depth were even in distance.
    mutant: ([depth = NaN, near = NaN, far = NaN]) => [-(near + (far - near) * depth)],
  },
]
