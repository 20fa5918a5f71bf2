/** Oracle of rgb2p3: culori's conversion. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { bothOf } from './alpha.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

// culori has Display P3 encoded, with the curve of sRGB.
const decode = converting('rgb', 'lrgb')
const encoded = converting('lrgb', 'p3')

export const signatures: readonly SignatureOracle[] = bothOf('rgb2p3', { expected: (row) => decode(encoded(row)), ranges: times(3, wide), mutant: encoded })
