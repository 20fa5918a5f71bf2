/** Oracle of yiq2rgb: the inverse of the FCC's matrix. */
import { bothOf } from './alpha.ts'
import { fcc, inverseOf, ntsc, times3 } from './matrix.ts'
import { wide } from './range.ts'

const axis = { min: -0.6, max: 0.6 }

export const signatures = bothOf('yiq2rgb', { expected: times3(inverseOf(fcc)), ranges: [wide, axis, axis], mutant: times3(inverseOf(ntsc)) })
