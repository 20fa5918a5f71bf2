/** Oracle of lab2xyz: culori's conversion. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { cieLab } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('lab2xyz', {
  expected: converting('lab65', 'xyz65'),
  ranges: cieLab,
  rows: [
    [0, 0, 0],
    [8, 0, 0],
    [4, 2, -3],
  ],
  mutant: converting('lab', 'xyz65'),
})
