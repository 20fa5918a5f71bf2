/** The sum of both colours, up to white. Definition: catalogue/color/blend/add.ts. */
import { separable } from './separable.ts'

/** Adds `blend` to `base`, like a second light, up to white. */
export const blendAdd = /*#__PURE__*/ separable('blendAdd', (base, blend) => base.add(blend).min(1))
