/** Oracle of tetrahedronSDF: the nearest of its faces. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { toFacet } from './facet.ts'
import type { Place } from './facet.ts'
import { half, place } from './range.ts'

const faces =
  (larger = 1) =>
  ([x = NaN, y = NaN, z = NaN, r = NaN]: readonly number[]): readonly number[] => {
    const k = (r * larger) / Math.sqrt(3)
    const corners: readonly Place[] = [
      [k, k, k],
      [k, -k, -k],
      [-k, k, -k],
      [-k, -k, k],
    ]
    const distances = corners.map((_, left) =>
      toFacet(
        [x, y, z],
        corners.filter((__, i) => i !== left),
      ),
    )
    // Inside, no corner is opposite by more than the face behind the centre.
    const isInside = corners.every(([cx, cy, cz]) => x * Math.sign(cx) + y * Math.sign(cy) + z * Math.sign(cz) > -k)
    return [(isInside && r > 0 ? -1 : 1) * Math.min(...distances)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'tetrahedronSDF',
    expected: faces(),
    ranges: [...times(3, place), half],
    rows: [
      [0, 0, 0, 1],
      [2, 3, 6, 0],
      [2, 2, 2, 1],
      [-1, -1, -1, 1],
      [1, 0, 0, 1],
    ],
    mutant: faces(1.01),
  },
]
