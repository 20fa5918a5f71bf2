/** Oracle of viewZ2depth: a point on the axis of the view through the matrix of gl-matrix. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { farRange, nearRange, projected } from './camera.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'viewZ2depth',
    expected: ([z = NaN, near = NaN, far = NaN]) => [projected(z, near, far)],
    ranges: [{ min: -60, max: -0.1 }, nearRange, farRange],
    rows: [
      [-0.1, 0.1, 100],
      [-100, 0.1, 100],
      [-1, 100, 0.1],
    ],
    mutant: ([z = NaN, near = NaN, far = NaN]) => [(-z - near) / (far - near)],
  },
]
