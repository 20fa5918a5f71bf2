/** Oracle of drawLine: the share of a pixel that the segment covers. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { within } from './coverage.ts'
import { coarse, sizeOf, slope } from './pixel.ts'
import { width } from './range.ts'

/** Distance to a segment: to an end if the point is beyond it, else to the line through both. */
const toSegment = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const long = Math.hypot(bx - ax, by - ay)
  const along = (x - ax) * (bx - ax) + (y - ay) * (by - ay)
  if (along <= 0 || long === 0) return Math.hypot(x - ax, y - ay)
  if (along >= long * long) return Math.hypot(x - bx, y - by)
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / long
}

const straight: Function64 = ([x = NaN, y = NaN, ax = NaN, ay = NaN, bx = NaN, by = NaN, t = NaN, px = NaN]) => [within(toSegment(x, y, ax, ay, bx, by), t, px)]

const endless: Function64 = ([x = NaN, y = NaN, ax = NaN, ay = NaN, bx = NaN, by = NaN, t = NaN, px = NaN]) => [
  within(Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay), t, px),
]

const place = { min: -1, max: 1 }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'drawLine',
    expected: straight,
    ranges: [...times(6, place), width, { min: 0.02, max: 1 }],
    rows: [
      [0.1, 0, 0, 0, 0, 0, 0.4, 0.1],
      [0, 0, -1, 0, 1, 0, 0.1, 0],
      [0, 0, -1, 0, 1, 0, -1, 0.1],
    ],
    mutant: endless,
  },
  {
    signature: 'drawLine_pixel',
    stage: 'fragment',
    expected: (row) => straight([...row.slice(0, 7), sizeOf(row[7] ?? NaN, row[8] ?? NaN, row[14] ?? NaN, row[15] ?? NaN)]),
    ranges: [...times(6, place), width, ...times(14, slope)],
    prepare: coarse,
    mutant: (row) => endless([...row.slice(0, 7), sizeOf(row[7] ?? NaN, row[8] ?? NaN, row[14] ?? NaN, row[15] ?? NaN)]),
  },
]

export const size: SizeBudget = { bytes: 550, reason: 'a distance and a stroke, also by derivatives' }
