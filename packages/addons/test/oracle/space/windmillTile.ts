/** Oracle of windmillTile: a search for the square that contains the point, and a turn about its centre in polar coordinates. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { inTiles, isOdd, tileRanges, tileRows, floorBySearch } from './tiles.ts'

/** Quarter turns counter-clockwise, as a table of a block: its lower row, its upper row. */
const block = [
  [0, 1],
  [3, 2],
]

const windmill =
  (direction: number): Function64 =>
  ([s = NaN, t = NaN, scale = NaN, angle = 0]) => {
    const [x, y] = inTiles(s, t, scale)
    const [column, row] = [floorBySearch(x), floorBySearch(y)]
    const quarters = block[isOdd(row) ? 1 : 0]?.[isOdd(column) ? 1 : 0] ?? NaN
    const [fromX, fromY] = [x - column - 0.5, y - row - 0.5]
    const towards = Math.atan2(fromY, fromX) - direction * (angle + (quarters * Math.PI) / 2)
    const radius = Math.hypot(fromX, fromY)
    return [0.5 + radius * Math.cos(towards), 0.5 + radius * Math.sin(towards), column, row]
  }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'windmillTile', expected: windmill(1), ranges: tileRanges, rows: tileRows, jumps: true, mutant: windmill(-1) },
  {
    signature: 'windmillTile_angle',
    expected: windmill(1),
    ranges: [...tileRanges, { min: -4, max: 4 }],
    rows: tileRows.map((row) => [...row, 1]),
    jumps: true,
    mutant: windmill(-1),
  },
]
