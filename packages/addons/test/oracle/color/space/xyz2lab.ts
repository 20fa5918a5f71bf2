/** Oracle of xyz2lab: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('xyz2lab', {
  expected: converting('xyz65', 'lab65'),
  ranges: times(3, wide),
  rows: [
    [0, 0, 0],
    [0.0088564517, 0.0088564517, 0.0088564517],
    [0.001, 0.002, 0.001],
  ],
  mutant: converting('xyz65', 'lab'),
})
