/** Oracle of triangleClosestPoint: the seven regions one after another. */
import type { SignatureOracle, SizeBudget } from '../../../harness/oracle.ts'
import { byRegions } from './region.ts'
import { flatRows, place, wellShaped } from './shape.ts'

const flatWithPoints = flatRows.flatMap((row) => [
  [...row, 0.5, 1, 2],
  [...row, -1, 0, 1],
])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleClosestPoint',
    expected: (row) => byRegions(row),
    ranges: [...wellShaped, ...place],
    rows: flatWithPoints,
    mutant: (row) => byRegions(row, false),
  },
]

export const size: SizeBudget = { bytes: 530, reason: 'four candidates: the nearest of three sides and of the face' }
