/** Linear dodge: the sum of both, not clamped. Definition: catalogue/color/blend/linearDodge.ts. */
import { separable } from './separable.ts'

/** The sum of both colours, which may exceed 1. */
export const blendLinearDodge = /*#__PURE__*/ separable('blendLinearDodge', (base, blend) => base.add(blend))
