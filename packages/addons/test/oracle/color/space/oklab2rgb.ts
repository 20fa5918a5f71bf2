/** Oracle of oklab2rgb: culori's conversion. */
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { okLab } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('oklab2rgb', {
  expected: converting('oklab', 'lrgb'),
  ranges: okLab,
  mutant: converting('oklab', 'rgb'),
})

export const size: SizeBudget = { bytes: 340, reason: 'two matrices, for a colour with and without alpha' }
