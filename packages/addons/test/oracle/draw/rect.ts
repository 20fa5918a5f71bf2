/** Oracle of drawRect: the share of a pixel that the rectangle or its outline covers. */
import { times } from '../../harness/oracle.ts'
import type { SizeBudget } from '../../harness/oracle.ts'
import { rectangle } from '../sdf/rectSDF.ts'
import { shapeOracles } from './shape.ts'

export const signatures = shapeOracles(
  'drawRect',
  (place, size) => rectangle([...place, ...size.map((side) => side / 2)])[0] ?? NaN,
  times(2, { min: 0, max: 1.5 }),
)

export const size: SizeBudget = { bytes: 560, reason: 'a distance, filled and outlined, each also by derivatives' }
