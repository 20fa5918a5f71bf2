/** Oracle of brickTile: a search along the row for the brick that contains the point. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { inTiles, isOdd, tileRanges, tileRows, floorBySearch } from './tiles.ts'

const brick =
  (isShifted: (row: number) => boolean): Function64 =>
  ([s = NaN, t = NaN, scale = NaN]) => {
    const [x, y] = inTiles(s, t, scale)
    const row = floorBySearch(y)
    const left = (column: number): number => column + (isShifted(row) ? 0.5 : 0)
    let column = Math.round(x) - 2
    while (x >= left(column + 1)) column++
    return [x - left(column), y - row, column, row]
  }

export const signatures: readonly SignatureOracle[] = [
  // The remainder of a negative odd number is −1.
  { signature: 'brickTile', expected: brick(isOdd), ranges: tileRanges, rows: tileRows, jumps: true, mutant: brick((row) => row % 2 === 1) },
]
