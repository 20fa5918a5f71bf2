/** Oracle of rgb2ycbcr: the matrix from the weights of T.871, with both differences shifted by a half. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { differences, times3, type Matrix } from './matrix.ts'
import { wide } from './range.ts'

const shifted =
  (matrix: Matrix): Function64 =>
  (rgb) =>
    times3(matrix)(rgb).map((value, i) => (i === 0 ? value : value + 0.5))

// The mutant has the weights of BT.709.
export const signatures = bothOf('rgb2ycbcr', {
  expected: shifted(differences(0.299, 0.114, 0.5, 0.5)),
  ranges: times(3, wide),
  mutant: shifted(differences(0.2126, 0.0722, 0.5, 0.5)),
})
