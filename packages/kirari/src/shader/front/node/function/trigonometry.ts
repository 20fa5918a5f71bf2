/** Angles, circles and hyperbolas. All angles are in radians; all work component by component. */
import * as rules from '../../../builtin/hyperbolic.ts'
import { call, type Floats, type FloatsAndHalves, type Map1, type Map2 } from './call.ts'

/** Radians of an angle in degrees. */
export const radians: Map1<FloatsAndHalves> = /*#__PURE__*/ call('radians')
/** Degrees of an angle in radians. */
export const degrees: Map1<FloatsAndHalves> = /*#__PURE__*/ call('degrees')
/** Sine of an angle. Far from 0, beyond some thousand radians, GPUs lose precision. */
export const sin: Map1<FloatsAndHalves> = /*#__PURE__*/ call('sin')
/** Cosine of an angle. Far from 0, beyond some thousand radians, GPUs lose precision. */
export const cos: Map1<FloatsAndHalves> = /*#__PURE__*/ call('cos')
/** Tangent of an angle: sin / cos. Not defined at odd multiples of π / 2. */
export const tan: Map1<FloatsAndHalves> = /*#__PURE__*/ call('tan')
/** The angle, −π/2…π/2, with this sine; x from −1 to 1, not defined outside. */
export const asin: Map1<FloatsAndHalves> = /*#__PURE__*/ call('asin')
/** The angle, 0…π, with this cosine; x from −1 to 1, not defined outside. */
export const acos: Map1<FloatsAndHalves> = /*#__PURE__*/ call('acos')
/** The angle, −π/2…π/2, with this tangent. */
export const atan: Map1<FloatsAndHalves> = /*#__PURE__*/ call('atan')
/** The angle of (x, y), −π…π; arguments (y, x). The origin has no angle: its result is not defined. */
export const atan2: Map2<Floats> = /*#__PURE__*/ call('atan2')
/** Hyperbolic sine: (eˣ − e⁻ˣ) / 2. */
export const sinh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.sinh)
/** Hyperbolic cosine: (eˣ + e⁻ˣ) / 2. */
export const cosh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.cosh)
/** Hyperbolic tangent: sinh / cosh, −1…1. */
export const tanh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.tanh)
/** The number with this hyperbolic sine. */
export const asinh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.asinh)
/** The number, 0 or more, with this hyperbolic cosine; x from 1, not defined below. */
export const acosh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.acosh)
/** The number with this hyperbolic tangent; x between −1 and 1, not defined outside nor at either end. */
export const atanh: Map1<FloatsAndHalves> = /*#__PURE__*/ call(rules.atanh)
