/** Oracle of pack: the bytes of an integer. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { digitsOf } from './digits.ts'

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'pack',
    expected: ([value = NaN]) => digitsOf(value).map((digit) => digit / 255),
    ranges: [{ min: -0.25, max: 1.25 }],
    rows: [0, 1, 0.5, 1 / 3, 0.1, 2 ** -8, 2 ** -9, 2 ** -16, 2 ** -24, 2 ** -32, 2 ** -33, 255 / 256, 1 - 2 ** -24].map((value) => [value]),
    // Digits of base 255.
    mutant: ([value = NaN]) => digitsOf((value * 255) / 256).map((digit) => digit / 255),
  },
]
