/** Oracle of sqTile: a search for the square that contains the point. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { inTiles, tileRanges, tileRows, floorBySearch } from './tiles.ts'

const square =
  (numberOf: (x: number) => number): Function64 =>
  ([s = NaN, t = NaN, scale = NaN]) => {
    const [x, y] = inTiles(s, t, scale)
    const [column, row] = [numberOf(x), numberOf(y)]
    return [x - column, y - row, column, row]
  }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'sqTile', expected: square(floorBySearch), ranges: tileRanges, rows: tileRows, jumps: true, mutant: square(Math.trunc) },
]
