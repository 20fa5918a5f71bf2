/** Oracle of srgb2oklab: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('srgb2oklab', {
  expected: converting('rgb', 'oklab'),
  ranges: times(3, wide),
  mutant: converting('lrgb', 'oklab'),
})

export const size: SizeBudget = { bytes: 540, reason: 'the decoding and two matrices: srgb2rgb and rgb2oklab' }
