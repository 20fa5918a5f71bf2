/** Oracle of mirrorTile: a search for the square that contains the point, and a place counted from its other side if the number is odd. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { inTiles, isOdd, tileRanges, tileRows, floorBySearch } from './tiles.ts'

const mirrored =
  (isMirrored: (number: number) => boolean): Function64 =>
  ([s = NaN, t = NaN, scale = NaN]) => {
    const [x, y] = inTiles(s, t, scale)
    const [column, row] = [floorBySearch(x), floorBySearch(y)]
    return [isMirrored(column) ? column + 1 - x : x - column, isMirrored(row) ? row + 1 - y : y - row, column, row]
  }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'mirrorTile', expected: mirrored(isOdd), ranges: tileRanges, rows: tileRows, jumps: true, mutant: mirrored((number) => number % 2 === 1) },
]
