/** Powers, roots and logarithms, component by component. */
import { call, type Floats, type FloatsAndHalves, type Map1, type Map2 } from './call.ts'

/** x to the power of y. x must not be negative, nor 0 where y is not above 0: the result is not defined then. */
export const pow: Map2<Floats> = /*#__PURE__*/ call('pow')
/** e to the power of x. */
export const exp: Map1<FloatsAndHalves> = /*#__PURE__*/ call('exp')
/** 2 to the power of x. */
export const exp2: Map1<FloatsAndHalves> = /*#__PURE__*/ call('exp2')
/** Natural logarithm; x above 0, not defined elsewhere. */
export const log: Map1<FloatsAndHalves> = /*#__PURE__*/ call('log')
/** Logarithm to the base 2; x above 0, not defined elsewhere. */
export const log2: Map1<FloatsAndHalves> = /*#__PURE__*/ call('log2')
/** Square root; x from 0, not defined below. */
export const sqrt: Map1<FloatsAndHalves> = /*#__PURE__*/ call('sqrt')
/** 1 / √x; x above 0, not defined elsewhere. */
export const inverseSqrt: Map1<FloatsAndHalves> = /*#__PURE__*/ call('inverseSqrt')
