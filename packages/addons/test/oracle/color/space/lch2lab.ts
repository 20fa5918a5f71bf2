/** Oracle of lch2lab: culori's conversion. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting, shortTurn } from './culori.ts'
import { turns } from './range.ts'

const cartesian = converting('lch65', 'lab65')

export const signatures: readonly SignatureOracle[] = bothOf('lch2lab', {
  expected: cartesian,
  ranges: [{ min: 0, max: 100 }, { min: 0, max: 135 }, turns],
  mutant: shortTurn(cartesian),
})
