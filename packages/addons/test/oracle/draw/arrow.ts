/** Oracle of drawArrow: the share of a pixel that the arrow covers. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { arrowCorners } from '../sdf/arrowSDF.ts'
import { toOutline } from '../sdf/outline.ts'
import { below } from './coverage.ts'
import { coarse, sizeOf, slope } from './pixel.ts'
import { width } from './range.ts'

/** The head is `times` as long and as wide as the shaft is thick. */
export const drawn =
  (factor = 4): Function64 =>
  ([x = NaN, y = NaN, ax = NaN, ay = NaN, bx = NaN, by = NaN, thickness = NaN, px = NaN]) => [
    below(toOutline(x, y, arrowCorners([ax, ay, bx, by, thickness, factor * thickness])), px),
  ]

const place = { min: -1, max: 1 }
const sized =
  (draw: Function64): Function64 =>
  (row) =>
    draw([...row.slice(0, 7), sizeOf(row[7] ?? NaN, row[8] ?? NaN, row[14] ?? NaN, row[15] ?? NaN)])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawArrow',
    expected: drawn(),
    ranges: [...times(6, place), width, { min: 0.02, max: 1 }],
    rows: [
      [0.1, 0, 0, 0, 0, 0, 0.1, 0.1],
      [0, 0, -1, 0, 1, 0, 0.1, 0],
      [0, 0, -1, 0, 1, 0, -1, 0.1],
    ],
    mutant: drawn(3),
  },
  {
    signature: 'drawArrow_pixel',
    stage: 'fragment',
    expected: sized(drawn()),
    ranges: [...times(6, place), width, ...times(14, slope)],
    prepare: coarse,
    mutant: sized(drawn(3)),
  },
]

export const size: SizeBudget = { bytes: 820, reason: 'an exact distance to an arrow, also by derivatives' }
