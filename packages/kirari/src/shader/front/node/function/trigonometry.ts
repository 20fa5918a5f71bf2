/** Trigonometric and hyperbolic functions, all component-wise. All angles are in radians. */
import * as rules from '../../../builtin/hyperbolic.ts'
import { call, type Floats, type FloatsAndHalves, type Map1, type Map2 } from './call.ts'

/** Converts degrees to radians. */
export const radians: Map1<FloatsAndHalves> = /*#__PURE__*/ call('radians')
/** Converts radians to degrees. */
export const degrees: Map1<FloatsAndHalves> = /*#__PURE__*/ call('degrees')
/** Returns the sine of an angle. GPUs lose precision beyond some thousand radians. */
export const sin: Map1<FloatsAndHalves> = /*#__PURE__*/ call('sin')
/** Returns the cosine of an angle. GPUs lose precision beyond some thousand radians. */
export const cos: Map1<FloatsAndHalves> = /*#__PURE__*/ call('cos')
/** Returns the tangent of an angle, sin / cos. Undefined at odd multiples of π/2. */
export const tan: Map1<FloatsAndHalves> = /*#__PURE__*/ call('tan')
/** Returns the arcsine, in the range −π/2 to π/2. Undefined if |x| > 1. */
export const asin: Map1<FloatsAndHalves> = /*#__PURE__*/ call('asin')
/** Returns the arccosine, in the range 0 to π. Undefined if |x| > 1. */
export const acos: Map1<FloatsAndHalves> = /*#__PURE__*/ call('acos')
/** Returns the arctangent, in the range −π/2 to π/2. */
export const atan: Map1<FloatsAndHalves> = /*#__PURE__*/ call('atan')
/** `atan2(y, x)`: the angle of the point (x, y), in the range −π to π. Undefined at the origin. */
export const atan2: Map2<Floats> = /*#__PURE__*/ call('atan2')
/** Returns the hyperbolic sine, (eˣ − e⁻ˣ) / 2. */
export const sinh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.sinh)
/** Returns the hyperbolic cosine, (eˣ + e⁻ˣ) / 2. */
export const cosh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.cosh)
/** Returns the hyperbolic tangent, sinh / cosh, in the range −1 to 1. */
export const tanh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.tanh)
/** Returns the inverse hyperbolic sine. */
export const asinh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.asinh)
/** Returns the inverse hyperbolic cosine, at least 0. Undefined if x < 1. */
export const acosh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.acosh)
/** Returns the inverse hyperbolic tangent. Undefined if |x| ≥ 1. */
export const atanh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.atanh)
