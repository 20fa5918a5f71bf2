/** Oracle of perspective: gl-matrix on plain arrays, for a depth from 0 to 1. */
import { mat4 } from 'gl-matrix'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { emptyMat4, farRange, nearRange } from './camera.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'perspective',
    expected: ([fieldOfView = NaN, aspect = NaN, near = NaN, far = NaN]) => [...mat4.perspectiveZO(emptyMat4(), fieldOfView, aspect, near, far)],
    ranges: [{ min: 0.4, max: 2.6 }, { min: 0.5, max: 3 }, nearRange, farRange],
    rows: [
      [Math.PI / 2, 1, 1, 2],
      [1, 2, 0.1, 10_000],
      [1, 1, 10, 0.1],
    ],
    // The depth of OpenGL, from −1 to 1.
    mutant: ([fieldOfView = NaN, aspect = NaN, near = NaN, far = NaN]) => [...mat4.perspectiveNO(emptyMat4(), fieldOfView, aspect, near, far)],
  },
]
