/** Oracle of rgb2cmyk: the definition of CSS, where black is the first to be found. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { unit } from './range.ts'

const inks =
  (white: number): Function64 =>
  (rgb) => {
    const k = 1 - Math.max(...rgb)
    return [...rgb.map((channel) => (k === 1 ? 0 : (white - channel - k) / (1 - k))), k]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'rgb2cmyk',
    expected: inks(1),
    ranges: times(3, unit),
    rows: [
      [0, 0, 0],
      [1, 1, 1],
      [1.5, 0.25, -0.5],
    ],
    mutant: inks(1 - 1 / 255),
  },
]
