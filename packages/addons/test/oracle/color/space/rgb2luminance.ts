/** Oracle of rgb2luminance: the Y of culori's conversion. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { times } from '../../../harness/oracle.ts'
import { converting } from './culori.ts'
import { wide } from './range.ts'

const toXYZ = converting('lrgb', 'xyz65')

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'rgb2luminance',
    expected: (row) => toXYZ(row).slice(1, 2),
    ranges: times(3, wide),
    // The weights of BT.601, for luma.
    mutant: ([r = NaN, g = NaN, b = NaN]) => [0.299 * r + 0.587 * g + 0.114 * b],
  },
]
