/** Oracle of scale3d. */
import { scalingOf } from './scaling.ts'

export const signatures = scalingOf('scale3d', 3, 3)
