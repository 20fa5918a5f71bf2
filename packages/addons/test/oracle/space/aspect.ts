/** Oracle of aspectUv: positions in pixels, counted in heights. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { side, unit } from './picture-range.ts'

const inHeights = ([x = NaN, y = NaN, width = NaN, height = NaN]: readonly number[]): readonly number[] => [(x * width) / height, (y * height) / height]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'aspectUv',
    expected: inHeights,
    ranges: [...times(2, unit), ...times(2, side)],
    rows: [
      [1, 1, 1, 1],
      [-3, 2, 2560, 1440],
      [1, 1, 1, 8],
    ],
    mutant: ([x = NaN, y = NaN, width = NaN, height = NaN]) => inHeights([x, y, height, width]),
  },
]
