/** Oracle of squareUv: positions in pixels, from the corner of the square in the middle, counted in its sides. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { side, unit } from './picture-range.ts'

const inSquare =
  (choose: (a: number, b: number) => number) =>
  ([x = NaN, y = NaN, width = NaN, height = NaN]: readonly number[]): readonly number[] => {
    const square = choose(width, height)
    return [(x * width - (width - square) / 2) / square, (y * height - (height - square) / 2) / square]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'squareUv',
    expected: inSquare(Math.min),
    ranges: [...times(2, unit), ...times(2, side)],
    rows: [
      [0, 1, 1, 1],
      [-3, 2, 2560, 1440],
      [1, 1, 1, 8],
    ],
    mutant: inSquare(Math.max),
  },
]
