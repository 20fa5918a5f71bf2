/** Oracle of oklch2oklab: culori's conversion. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting, shortTurn } from './culori.ts'
import { turns } from './range.ts'

const cartesian = converting('oklch', 'oklab')

export const signatures: readonly SignatureOracle[] = bothOf('oklch2oklab', {
  expected: cartesian,
  ranges: [{ min: 0, max: 1 }, { min: 0, max: 0.4 }, turns],
  mutant: shortTurn(cartesian),
})
