/** Oracle of drawPoint: the share of a pixel that a disc covers, with its radius in pixels. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { below } from './coverage.ts'
import { coarse, pixel, sizeOf, slope } from './pixel.ts'

const dot: Function64 = ([x = NaN, y = NaN, atX = NaN, atY = NaN, radius = NaN, px = NaN]) => [below(Math.hypot(x - atX, y - atY) - radius * px, px)]

const place = { min: -1, max: 1 }
const radius = { min: 0, max: 8 }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawPoint',
    expected: dot,
    ranges: [...times(4, place), radius, pixel],
    rows: [
      [0.5, 0.5, 0.5, 0.5, 0, 0.1],
      [0.5, 0.5, 0.5, 0.5, -2, 0.1],
      [0.25, 0.5, 0.5, 0.5, 3, 0],
    ],
    // The radius in the unit of the coordinates.
    mutant: ([x = NaN, y = NaN, atX = NaN, atY = NaN, r = NaN, px = NaN]) => [below(Math.hypot(x - atX, y - atY) - r, px)],
  },
  {
    signature: 'drawPoint_pixel',
    stage: 'fragment',
    expected: (row) => dot([...row.slice(0, 5), sizeOf(row[5] ?? NaN, row[6] ?? NaN, row[10] ?? NaN, row[11] ?? NaN)]),
    ranges: [...times(4, place), radius, ...times(10, slope)],
    prepare: coarse,
    mutant: (row) => dot([...row.slice(0, 5), Math.SQRT2 * sizeOf(row[5] ?? NaN, row[6] ?? NaN, row[10] ?? NaN, row[11] ?? NaN)]),
  },
]

export const size: SizeBudget = { bytes: 360, reason: 'two signatures, one of them by derivatives' }
