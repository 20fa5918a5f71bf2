/** Powers, roots and logarithms, all component-wise. */
import { call, type Floats, type FloatsAndHalves, type Map1, type Map2 } from './call.ts'

/** Returns x raised to the power y. Undefined if x < 0, or if x = 0 and y ≤ 0. */
export const pow: Map2<Floats> = /*#__PURE__*/ call('pow')
/** Returns e raised to the power x. */
export const exp: Map1<FloatsAndHalves> = /*#__PURE__*/ call('exp')
/** Returns 2 raised to the power x. */
export const exp2: Map1<FloatsAndHalves> = /*#__PURE__*/ call('exp2')
/** Returns the natural logarithm of x. Undefined if x ≤ 0. */
export const log: Map1<FloatsAndHalves> = /*#__PURE__*/ call('log')
/** Returns the base-2 logarithm of x. Undefined if x ≤ 0. */
export const log2: Map1<FloatsAndHalves> = /*#__PURE__*/ call('log2')
/** Returns the square root of x. Undefined if x < 0. */
export const sqrt: Map1<FloatsAndHalves> = /*#__PURE__*/ call('sqrt')
/** Returns 1 / √x. Undefined if x ≤ 0. */
export const inverseSqrt: Map1<FloatsAndHalves> = /*#__PURE__*/ call('inverseSqrt')
