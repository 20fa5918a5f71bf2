/** Oracle of pcg: the published hash, on 32-bit words in JavaScript. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { pcg } from './hash.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'pcg',
    expected: ([v = NaN]) => [pcg(v)],
    ranges: [{ min: 0, max: 4294967295 }],
    // Small words one after another, and each bit alone.
    rows: [...Array.from({ length: 1024 }, (_, i) => [i]), ...Array.from({ length: 32 }, (_, i) => [2 ** i]), [4294967295]],
    mutant: ([v = NaN]) => [pcg((v ^ 1) >>> 0)],
  },
]
