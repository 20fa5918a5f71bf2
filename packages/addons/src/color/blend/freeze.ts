/** Pegtop's freeze: 1 − (1 − base)² / blend. Definition: catalogue/color/blend/freeze.ts. */
import { frozen } from './quadratic.ts'
import { separable } from './separable.ts'

/** Reflect on inverted colours, inverted: black on top is black everywhere. */
export const blendFreeze = /*#__PURE__*/ separable('blendFreeze', frozen)
