/** Oracle of drawHex: the share of a pixel that the hexagon or its outline covers. */
import type { SizeBudget } from '../../harness/oracle.ts'
import { hexagon } from '../sdf/hexSDF.ts'
import { shapeOracles } from './shape.ts'

export const signatures = shapeOracles('drawHex', (place, size) => hexagon()([...place, ...size])[0] ?? NaN, [{ min: 0, max: 1 }])

export const size: SizeBudget = { bytes: 650, reason: 'a distance, filled and outlined, each also by derivatives' }
