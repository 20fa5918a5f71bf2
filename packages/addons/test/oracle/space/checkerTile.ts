/** Oracle of checkerTile: the square that contains the point, and whether the sum of its numbers is odd. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { inTiles, isOdd, tileRanges, tileRows, floorBySearch } from './tiles.ts'

const board =
  (numberOf: (x: number) => number): Function64 =>
  ([s = NaN, t = NaN, scale = NaN]) => {
    const [x, y] = inTiles(s, t, scale)
    return [isOdd(numberOf(x) + numberOf(y)) ? 1 : 0]
  }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'checkerTile', expected: board(floorBySearch), ranges: tileRanges, rows: tileRows, jumps: true, mutant: board(Math.trunc) },
]
