/** Oracle of hue2rgb: culori's conversion from HSV. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { fromHue, hue } from './hue.ts'

const [right, wrong] = [fromHue('hsv'), fromHue('hsv', 359.9)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'hue2rgb',
    expected: ([h = NaN]) => right([h, 1, 1]),
    ranges: [hue],
    rows: [[-1e-8], [1 / 3], [2 / 3]],
    mutant: ([h = NaN]) => wrong([h, 1, 1]),
  },
]
