/** Oracle of triSDF: the polygon of its three corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { regular, toOutline } from './outline.ts'
import { half, place } from './range.ts'

export const triangle =
  (turn = 0) =>
  ([x = NaN, y = NaN, r = NaN]: readonly number[]): readonly number[] => [toOutline(x, y, regular(3, r, turn))]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triSDF',
    expected: triangle(),
    ranges: [...times(2, place), half],
    rows: [
      [0, 0, 1],
      [3, 4, 0],
      [0, 1e4, 1],
    ],
    // Upside down.
    mutant: triangle(Math.PI),
  },
]
