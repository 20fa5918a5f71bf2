/** Oracle of opRepeat: a search among the copies for the nearest one. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from '../math/instance.ts'
import { place } from './range.ts'

/** Of two copies as near, the one further along. */
const toNearest = (p: number, period: number, limit = 64): number => {
  let nearest = p
  for (let copy = -limit; copy <= limit; copy++) {
    const there = p - copy * period
    if (Math.abs(there) <= Math.abs(nearest)) nearest = there
  }
  return nearest
}

const endless = (p = NaN, period = NaN): number => toNearest(p, period)
const limited =
  (more = 0) =>
  (p = NaN, period = NaN, limit = NaN): number =>
    toNearest(p, period, Math.max(Math.floor(limit + 0.5), 0) + more)

/** Whole numbers of copies and quarters, which are rounded alike in every precision. */
const quarters =
  (width: number) =>
  (row: readonly number[]): readonly number[] =>
    row.map((value, i) => (i < 2 * width ? value : Math.round(4 * value) / 4))

const wide = (width: number, f: (...scalars: readonly number[]) => number): Function64 => componentWise(width, f)

export const signatures: readonly SignatureOracle[] = [
  ...instances('opRepeat').map(([signature, width]) => ({
    signature,
    expected: wide(width, endless),
    ranges: [...times(width, place), ...times(width, { min: 0.125, max: 1.5 })],
    rows: widened(width, [
      [0, 1],
      [7.25, 0.5],
      [0.75, 0],
    ]),
    jumps: true,
    // From the border of a cell instead of from its middle.
    mutant: wide(width, (p = NaN, period = NaN) => p - period * Math.floor(p / Math.max(period, 1e-20))),
  })),
  ...instances('opRepeat_limit').map(([signature, width]) => ({
    signature,
    expected: wide(width, limited()),
    ranges: [...times(width, place), ...times(width, { min: 0.125, max: 1.5 }), ...times(width, { min: -1, max: 4 })],
    rows: widened(width, [
      [9, 1, 2],
      [-9, 1, 2],
      [0.75, 0, 3],
    ]),
    prepare: quarters(width),
    jumps: true,
    mutant: wide(width, limited(1)),
  })),
]
