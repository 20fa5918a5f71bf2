/** Oracle of spriteUv: the atlas cut into a list of sprites, in the order in which one reads. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { unit } from './picture-range.ts'

const inAtlas =
  (fromTop: boolean) =>
  ([x = NaN, y = NaN, across = NaN, down = NaN, index = NaN]: readonly number[]): readonly number[] => {
    const [columns, rows] = [Math.max(Math.floor(across), 1), Math.max(Math.floor(down), 1)]
    const heights = Array.from({ length: rows }, (_, i) => (fromTop ? rows - 1 - i : i))
    const corners = heights.flatMap((bottom) => Array.from({ length: columns }, (_, left) => [left, bottom] as const))
    const [left, bottom] = corners.at(Math.floor(index) % corners.length) ?? [NaN, NaN]
    return [(left + x) / columns, (bottom + y) / rows]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'spriteUv',
    expected: inAtlas(true),
    ranges: [...times(2, unit), ...times(2, { min: 1, max: 16 }), { min: -60, max: 300 }],
    rows: [
      ...[-15, -14, -8, -7, -1, -0.5, 0, 0.99, 1, 6.999, 7, 13, 14, 700, 100000].map((index) => [0.25, 0.75, 7, 2, index]),
      [0.5, 0.5, 0, -3, 5],
      [0, 1, 3, 7, 41],
    ],
    prepare: ([x = NaN, y = NaN, columns = NaN, rows = NaN, index = NaN]) => [x, y, Math.round(columns), Math.round(rows), index],
    mutant: inAtlas(false),
  },
]
