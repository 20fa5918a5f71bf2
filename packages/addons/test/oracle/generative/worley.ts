/** Oracle of worley: distances to every point nearby. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { unit } from './hash.ts'
import { kept } from './kept.ts'
import { hashOf, same } from './lattice.ts'
import type { Point } from './lattice.ts'

/** The points of all cells at most two away, from 0 to 1 within their cells: offset and position of each, one after another. */
const pointsAround = kept((cell: Point): Float64Array => {
  const dimension = cell.length
  const all = Array.from({ length: 5 ** dimension }, (_, index) => {
    const offset = cell.map((__, axis) => (Math.floor(index / 5 ** axis) % 5) - 2)
    const place = hashOf(cell.map((c, axis) => c + (offset[axis] ?? NaN))).map(unit)
    return [...offset, ...place]
  })
  return Float64Array.from(all.flat())
})

/** The two smallest distances to those points. Rows are (p, jitter). */
export const nearestTwo =
  (dimension: number, slack = 1): Function64 =>
  (row) => {
    const cell = row.slice(0, dimension).map(Math.floor)
    const spread = Math.min(Math.max(row[dimension] ?? 1, 0), 1) * slack
    const points = pointsAround(cell)
    let [first, second] = [Infinity, Infinity]
    for (let at = 0; at < points.length; at += 2 * dimension) {
      let square = 0
      for (let axis = 0; axis < dimension; axis++) {
        const offset = points[at + axis] ?? NaN
        const place = 0.5 + spread * ((points[at + dimension + axis] ?? NaN) - 0.5)
        square += ((cell[axis] ?? NaN) + offset + place - (row[axis] ?? NaN)) ** 2
      }
      if (square < first) [first, second] = [square, first]
      else second = Math.min(second, square)
    }
    return [Math.sqrt(first), Math.sqrt(second)]
  }

export const signatures: readonly SignatureOracle[] = [2, 3].flatMap((dimension) => {
  const name = dimension === 2 ? 'worley' : 'worley_vec3'
  const p = times(dimension, { min: -16, max: 16 })
  const rows = same([-1e-8, 0, 0.5, -0.5, 1e4, -65536.5], dimension)
  return [
    { signature: name, expected: nearestTwo(dimension), ranges: p, rows, mutant: nearestTwo(dimension, 0.999) },
    {
      signature: `${name}_jitter`,
      expected: nearestTwo(dimension),
      ranges: [...p, { min: 0, max: 1 }],
      rows: rows.flatMap((row) => [-1, 0, 0.5, 2].map((jitter) => [...row, jitter])),
      mutant: nearestTwo(dimension, 0.999),
    },
  ]
})

export const size: SizeBudget = { bytes: 1280, reason: 'a plane and space, with a hash for each' }
