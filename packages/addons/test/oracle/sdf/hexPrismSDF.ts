/** Oracle of hexPrismSDF: the nearest of its eight faces. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { regular } from './outline.ts'
import { toPrism } from './prism.ts'
import { half, place } from './range.ts'

const faces =
  (turn = 0): Function64 =>
  ([x = NaN, y = NaN, z = NaN, r = NaN, h = NaN]) => [toPrism([x, y, z], regular(6, r / Math.cos(Math.PI / 6), turn), h)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'hexPrismSDF',
    expected: faces(),
    ranges: [...times(3, place), half, half],
    rows: [
      [2, 3, 6, 0, 0],
      [0, 0.25, 0, 1, 0.5],
    ],
    // With a side to the front.
    mutant: faces(Math.PI / 6),
  },
]

export const size: SizeBudget = { bytes: 410, reason: 'the distance to its base, and what pulls it out to a solid' }
