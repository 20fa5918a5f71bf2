/** Oracle of equirect2xyz: −z raised by the latitude and turned by the longitude, with gl-matrix. */
import { vec3 } from 'gl-matrix'
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const faced =
  (sense: number): Function64 =>
  ([u = NaN, v = NaN]) => {
    const raised = vec3.rotateX([0, 0, 0], [0, 0, -1], [0, 0, 0], (v - 0.5) * Math.PI)
    return Array.from(vec3.rotateY([0, 0, 0], raised, [0, 0, 0], -sense * (u - 0.5) * 2 * Math.PI))
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'equirect2xyz',
    expected: faced(1),
    ranges: times(2, { min: -0.25, max: 1.25 }),
    rows: [
      [0.5, 0.5],
      [0, 0.5],
      [1, 0.5],
      [0.25, 1],
      [0.75, 0],
    ],
    mutant: faced(-1),
  },
]
