/** Oracle of scale4d. */
import { scalingOf } from './scaling.ts'

export const signatures = scalingOf('scale4d', 4, 3)
