/** Oracle of oklab2oklch: culori's conversion. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting, mirrored, onPlane } from './culori.ts'
import { okLab } from './range.ts'

const polar = converting('oklab', 'oklch')

export const signatures: readonly SignatureOracle[] = bothOf('oklab2oklch', { expected: polar, ranges: okLab, canonical: onPlane, mutant: mirrored(polar) })
