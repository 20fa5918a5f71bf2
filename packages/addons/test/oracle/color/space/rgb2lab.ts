/** Oracle of rgb2lab: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('rgb2lab', {
  expected: converting('lrgb', 'lab65'),
  ranges: times(3, wide),
  mutant: converting('lrgb', 'lab'),
})

export const size: SizeBudget = { bytes: 475, reason: 'rgb2xyz and xyz2lab' }
