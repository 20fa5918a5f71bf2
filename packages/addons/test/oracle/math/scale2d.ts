/** Oracle of scale2d. */
import { scalingOf } from './scaling.ts'

export const signatures = scalingOf('scale2d', 2, 2)
