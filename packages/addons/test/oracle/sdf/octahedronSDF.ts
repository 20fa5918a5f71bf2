/** Oracle of octahedronSDF: the nearest of its faces. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { toFacet } from './facet.ts'
import { half, place } from './range.ts'

const faces =
  (taller = 1) =>
  ([x = NaN, y = NaN, z = NaN, r = NaN]: readonly number[]): readonly number[] => {
    const distances = [0, 1, 2, 3, 4, 5, 6, 7].map((signs) =>
      toFacet(
        [x, y, z],
        [
          [signs & 1 ? r : -r, 0, 0],
          [0, (signs & 2 ? r : -r) * taller, 0],
          [0, 0, signs & 4 ? r : -r],
        ],
      ),
    )
    return [(Math.abs(x) + Math.abs(y) / taller + Math.abs(z) < r ? -1 : 1) * Math.min(...distances)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'octahedronSDF',
    expected: faces(),
    ranges: [...times(3, place), half],
    rows: [
      [0, 0, 0, 1],
      [2, 3, 6, 0],
      [0, 2, 0, 1],
      [1, 1, 0, 1],
    ],
    mutant: faces(1.01),
  },
]
