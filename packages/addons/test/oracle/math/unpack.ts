/** Oracle of unpack: the bytes of an integer. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { numberOf } from './digits.ts'

const digitsIn = (texel: readonly number[]): readonly number[] => texel.map((channel) => Math.round(channel * 255))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'unpack',
    expected: (texel) => [Math.fround(numberOf(digitsIn(texel)))],
    ranges: times(4, { min: 0, max: 1 }),
    rows: [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
      [1, 1, 1, 0],
      [0, 0, 0, 1],
    ],
    // A digit, and up to 0.45 of a step beside it: halfway, either digit is right.
    prepare: (row) => row.map((channel) => (Math.round(channel * 255) + 0.9 * (((channel * 255 * 37) % 1) - 0.5)) / 255),
    // The digits from the last to the first.
    mutant: (texel) => [Math.fround(numberOf(digitsIn(texel).toReversed()))],
  },
]
