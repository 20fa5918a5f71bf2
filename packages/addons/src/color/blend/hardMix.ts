/** Hard mix: 1 where the sum of both is at least 1. Definition: catalogue/color/blend/hardMix.ts. */
import { separable } from './separable.ts'

/** 1 where the two add up to 1 or more, 0 elsewhere: eight colours in all. */
export const blendHardMix = /*#__PURE__*/ separable('blendHardMix', (base, blend) => base.add(blend).step(1))
