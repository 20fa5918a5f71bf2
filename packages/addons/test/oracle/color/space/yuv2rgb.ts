/** Oracle of yuv2rgb: the inverse of the matrix from the weights of BT.709. */
import { bothOf } from './alpha.ts'
import { differences, inverseOf, times3 } from './matrix.ts'
import { wide } from './range.ts'

const ranges = [wide, { min: -0.436, max: 0.436 }, { min: -0.615, max: 0.615 }]

// The mutant has the weights of BT.601.
export const signatures = bothOf('yuv2rgb', {
  expected: times3(inverseOf(differences(0.2126, 0.0722, 0.436, 0.615))),
  ranges,
  mutant: times3(inverseOf(differences(0.299, 0.114, 0.436, 0.615))),
})
