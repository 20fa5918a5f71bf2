/** Oracle of drawTri: the share of a pixel that the triangle or its outline covers. */
import type { SizeBudget } from '../../harness/oracle.ts'
import { triangle } from '../sdf/triSDF.ts'
import { shapeOracles } from './shape.ts'

export const signatures = shapeOracles('drawTri', (place, size) => triangle()([...place, ...size])[0] ?? NaN, [{ min: 0, max: 1 }])

export const size: SizeBudget = { bytes: 650, reason: 'a distance, filled and outlined, each also by derivatives' }
