/** Oracle of voronoi: the nearest of all points nearby, with its value. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { same } from './lattice.ts'
import { jitterOf, positionOf, scatteredAround, squareOf, wayTo } from './scattered.ts'

const around = scatteredAround(2)

/** Rows are (p, jitter). */
export const nearestPoint =
  (dimension: number, slack = 1): Function64 =>
  (row) => {
    const p = row.slice(0, dimension)
    const jitter = jitterOf(row[dimension]) * slack
    let [least, result] = [Infinity, [NaN]]
    for (const point of around(p.map(Math.floor))) {
      const way = wayTo(p, positionOf(point, jitter))
      const square = squareOf(way)
      if (square < least) [least, result] = [square, [...way, point.value]]
    }
    return result
  }

export const signatures: readonly SignatureOracle[] = [2, 3].flatMap((dimension) => {
  const name = dimension === 2 ? 'voronoi' : 'voronoi_vec3'
  const p = times(dimension, { min: -16, max: 16 })
  const rows = same([-1e-8, 0, 0.5, -0.25, 1e4, -65536.5], dimension)
  return [
    { signature: name, expected: nearestPoint(dimension), ranges: p, rows, mutant: nearestPoint(dimension, 0.999), jumps: true },
    {
      signature: `${name}_jitter`,
      expected: nearestPoint(dimension),
      ranges: [...p, { min: 0, max: 1 }],
      // Away from the corners of cells, where a jitter of 0 leaves several points equally far.
      rows: same([0.3, -0.25, 1e4 + 0.25], dimension).flatMap((row) => [-1, 0, 0.5, 2].map((jitter) => [...row, jitter])),
      mutant: nearestPoint(dimension, 0.999),
      jumps: true,
    },
  ]
})

export const size: SizeBudget = { bytes: 1670, reason: 'the search on a plane and in space, with a hash for each, and one for the number' }
