/** Oracle of rgb2xyz: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('rgb2xyz', {
  expected: converting('lrgb', 'xyz65'),
  ranges: times(3, wide),
  mutant: converting('lrgb', 'xyz50'),
})
