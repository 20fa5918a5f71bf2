/** Oracle of lab2lch: culori's conversion. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting, mirrored, onPlane } from './culori.ts'
import { cieLab } from './range.ts'

const polar = converting('lab65', 'lch65')

export const signatures: readonly SignatureOracle[] = bothOf('lab2lch', { expected: polar, ranges: cieLab, canonical: onPlane, mutant: mirrored(polar) })
