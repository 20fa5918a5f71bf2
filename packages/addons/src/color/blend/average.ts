/** The mean of both colours. Definition: catalogue/color/blend/average.ts. */
import { separable } from './separable.ts'

/** Half of each. */
export const blendAverage = /*#__PURE__*/ separable('blendAverage', (base, blend) => base.add(blend).div(2))
