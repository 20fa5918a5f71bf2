/** Oracle of ycbcr2rgb: the inverse of the matrix from the weights of T.871, for differences about a half. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { differences, inverseOf, times3, type Matrix } from './matrix.ts'
import { unit } from './range.ts'

const shifted =
  (matrix: Matrix): Function64 =>
  ([y = NaN, cb = NaN, cr = NaN]) =>
    times3(inverseOf(matrix))([y, cb - 0.5, cr - 0.5])

// The mutant has the weights of BT.709.
export const signatures = bothOf('ycbcr2rgb', {
  expected: shifted(differences(0.299, 0.114, 0.5, 0.5)),
  ranges: times(3, unit),
  mutant: shifted(differences(0.2126, 0.0722, 0.5, 0.5)),
})
