/** Oracle of triangleDistanceSq: the seven regions one after another. */
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { byRegions } from './region.ts'
import { flatRows, place, wellShaped } from './shape.ts'
import { dot, sub } from './vector.ts'
import type { Vector } from './vector.ts'

const squared = (row: readonly number[], hasFace = true): Vector => {
  const away = sub(row.slice(9, 12), byRegions(row, hasFace))
  return [dot(away, away)]
}

const flatWithPoints = flatRows.flatMap((row) => [
  [...row, 0.5, 1, 2],
  [...row, -1, 0, 1],
])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleDistanceSq',
    expected: (row) => squared(row),
    ranges: [...wellShaped, ...place],
    rows: flatWithPoints,
    mutant: (row) => squared(row, false),
  },
]

export const size: SizeBudget = { bytes: 540, reason: 'the nearest point; shared with triangleClosestPoint where both are used' }
