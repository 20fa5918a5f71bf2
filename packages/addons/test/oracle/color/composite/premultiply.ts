/** Oracle of premultiply: each component times alpha. */
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { multiplied, unit } from './multiplied.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'premultiply',
    expected: multiplied,
    ranges: [...times(3, { min: -0.5, max: 2 }), unit],
    // Premultiplies alpha, too.
    mutant: (colour) => [...multiplied(colour).slice(0, 3), (colour[3] ?? NaN) ** 2],
  },
]
