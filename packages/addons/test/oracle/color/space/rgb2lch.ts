/** Oracle of rgb2lch: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting, onPlane } from './culori.ts'
import { wide } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('rgb2lch', {
  expected: converting('lrgb', 'lch65'),
  ranges: times(3, wide),
  canonical: onPlane,
  mutant: converting('lrgb', 'lch'),
})

export const size: SizeBudget = { bytes: 625, reason: 'rgb2xyz, xyz2lab and lab2lch' }
