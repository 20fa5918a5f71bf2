/** Oracle of lch2rgb: culori's conversion. */
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { turns } from './range.ts'

export const signatures: readonly SignatureOracle[] = bothOf('lch2rgb', {
  expected: converting('lch65', 'lrgb'),
  ranges: [{ min: 0, max: 100 }, { min: 0, max: 135 }, turns],
  mutant: converting('lch', 'lrgb'),
})

export const size: SizeBudget = { bytes: 540, reason: 'lch2lab, lab2xyz and xyz2rgb' }
