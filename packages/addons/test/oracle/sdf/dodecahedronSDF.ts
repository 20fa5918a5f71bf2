/** Oracle of dodecahedronSDF: the nearest of its faces. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { facesOfDodecahedron, toFaces } from './icosahedral.ts'
import { half, place } from './range.ts'

const faces =
  (larger = 1) =>
  ([x = NaN, y = NaN, z = NaN, r = NaN]: readonly number[]): readonly number[] => [toFaces([x, y, z], facesOfDodecahedron(r * larger), r)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'dodecahedronSDF',
    expected: faces(),
    ranges: [...times(3, place), half],
    rows: [
      [0, 0, 0, 1],
      [2, 3, 6, 0],
      [2, 2, 2, 1],
      [0, 1, (1 + Math.sqrt(5)) / 2, 1],
      [1, 0, 0, 1],
    ],
    mutant: faces(1.01),
  },
]

export const size: SizeBudget = { bytes: 375, reason: 'three rounds of four mirrors, written out because a loop of the language is larger' }
