/** Oracle of unsquareUv: from the corner of the square in the middle, in pixels, counted in the sides of the image. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { side, unit } from './picture-range.ts'

const inPicture =
  (choose: (a: number, b: number) => number) =>
  ([x = NaN, y = NaN, width = NaN, height = NaN]: readonly number[]): readonly number[] => {
    const square = choose(width, height)
    return [(x * square + (width - square) / 2) / width, (y * square + (height - square) / 2) / height]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'unsquareUv',
    expected: inPicture(Math.min),
    ranges: [...times(2, unit), ...times(2, side)],
    rows: [
      [0, 1, 1, 1],
      [-3, 2, 2560, 1440],
      [1, 1, 1, 8],
    ],
    mutant: inPicture(Math.max),
  },
]
