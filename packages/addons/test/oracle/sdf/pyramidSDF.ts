/** Oracle of pyramidSDF: the nearest of its faces. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { toFacet } from './facet.ts'
import type { Place } from './facet.ts'
import { half, place } from './range.ts'

const faces =
  (taller = 1) =>
  ([x = NaN, y = NaN, z = NaN, b = NaN, h = NaN]: readonly number[]): readonly number[] => {
    const base: readonly Place[] = [
      [-b, -h, -b],
      [b, -h, -b],
      [b, -h, b],
      [-b, -h, b],
    ]
    const tip: Place = [0, h * taller, 0]
    const sides = base.map((corner, i) => toFacet([x, y, z], [corner, base[(i + 1) % 4] ?? corner, tip]))
    // At each height a square.
    const reach = b * ((h - y) / (2 * h))
    const isInside = y > -h && y < h && Math.max(Math.abs(x), Math.abs(z)) < reach
    return [(isInside ? -1 : 1) * Math.min(toFacet([x, y, z], base), ...sides)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'pyramidSDF',
    expected: faces(),
    ranges: [...times(3, place), half, half],
    rows: [
      [0, 0, 0, 1, 1],
      [0, 2, 0, 1, 1],
      [2, 0, 2, 1, 0.5],
      [0.5, 0.75, 0, 1, 0],
    ],
    mutant: faces(1.02),
  },
]

export const size: SizeBudget = { bytes: 540, reason: 'a face, an edge and the base, each with its own distance, and the sign' }
