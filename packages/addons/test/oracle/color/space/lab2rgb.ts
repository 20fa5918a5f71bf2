/** Oracle of lab2rgb: culori's conversion. */
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { cieLab } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('lab2rgb', {
  expected: converting('lab65', 'lrgb'),
  ranges: cieLab,
  rows: [
    [0, 0, 0],
    [8, 0, 0],
    [4, 2, -3],
  ],
  mutant: converting('lab', 'lrgb'),
})

export const size: SizeBudget = { bytes: 435, reason: 'lab2xyz and xyz2rgb' }
