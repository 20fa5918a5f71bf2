/** Oracle of rgb2yiq: the FCC's equations as a matrix. */
import { times } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { fcc, ntsc, times3 } from './matrix.ts'
import { wide } from './range.ts'

export const signatures = bothOf('rgb2yiq', { expected: times3(fcc), ranges: times(3, wide), mutant: times3(ntsc) })
