/** Oracle of xyz2rgb: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('xyz2rgb', {
  expected: converting('xyz65', 'lrgb'),
  ranges: times(3, wide),
  mutant: converting('xyz50', 'lrgb'),
})
