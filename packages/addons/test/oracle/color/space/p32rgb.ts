/** Oracle of p32rgb: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

// culori has Display P3 encoded, with the curve of sRGB.
const encode = converting('lrgb', 'rgb')
const light = converting('p3', 'lrgb')

export const signatures: readonly SignatureOracle[] = bothOf('p32rgb', { expected: (row) => light(encode(row)), ranges: times(3, wide), mutant: light })
