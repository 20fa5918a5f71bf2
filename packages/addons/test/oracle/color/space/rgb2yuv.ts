/** Oracle of rgb2yuv: its matrix, from the weights of BT.709. */
import { times } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { differences, times3 } from './matrix.ts'
import { wide } from './range.ts'

// The mutant has the weights of BT.601.
export const signatures = bothOf('rgb2yuv', {
  expected: times3(differences(0.2126, 0.0722, 0.436, 0.615)),
  ranges: times(3, wide),
  mutant: times3(differences(0.299, 0.114, 0.436, 0.615)),
})
