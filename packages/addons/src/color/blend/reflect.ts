/** Pegtop's reflect: base² / (1 − blend). Definition: catalogue/color/blend/reflect.ts. */
import { reflected } from './quadratic.ts'
import { separable } from './separable.ts'

/** Lights up like a glossy surface: the square of `base`, divided by 1 − `blend`. White on top is white everywhere. */
export const blendReflect = /*#__PURE__*/ separable('blendReflect', reflected)
