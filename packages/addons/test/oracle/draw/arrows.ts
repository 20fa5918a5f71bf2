/** Oracle of drawArrows: the arrow of the cell. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { drawn } from './arrow.ts'
import { coarse, sizeOf, slope } from './pixel.ts'

const field =
  (longest: number): Function64 =>
  ([x = NaN, y = NaN, vx = NaN, vy = NaN, cells = NaN, thickness = NaN, px = NaN]) => {
    const [atX, atY] = [(Math.floor(x * cells) + 0.5) / cells, (Math.floor(y * cells) + 0.5) / cells]
    const reach = (longest * Math.min(Math.hypot(vx, vy), 1)) / cells / 2
    const angle = Math.atan2(vy, vx)
    const [dx, dy] = [reach * Math.cos(angle), reach * Math.sin(angle)]
    return drawn()([x, y, atX - dx, atY - dy, atX + dx, atY + dy, thickness, px])
  }
const sized =
  (draw: Function64): Function64 =>
  (row) =>
    draw([...row.slice(0, 6), sizeOf(row[6] ?? NaN, row[7] ?? NaN, row[12] ?? NaN, row[13] ?? NaN)])

const place = { min: -1, max: 1 }
const ranges = [...times(2, place), ...times(2, { min: -1.5, max: 1.5 }), { min: 2, max: 12 }, { min: 0, max: 0.05 }]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawArrows',
    expected: field(0.9),
    ranges: [...ranges, { min: 0.01, max: 0.2 }],
    rows: [
      [0.0625, 0.0625, 0, 0, 8, 0.02, 0.01],
      [0.0625, 0.0625, 1, 0, 8, 0.02, 0],
    ],
    mutant: field(1),
    jumps: true,
  },
  {
    signature: 'drawArrows_pixel',
    stage: 'fragment',
    expected: sized(field(0.9)),
    ranges: [...ranges, ...times(12, slope)],
    prepare: coarse,
    mutant: sized(field(1)),
    jumps: true,
  },
]

export const size: SizeBudget = { bytes: 980, reason: 'an arrow and the cell it is in, also by derivatives' }
