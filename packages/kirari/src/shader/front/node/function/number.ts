/** Rounding, clamping, interpolation and number decomposition, all component-wise. */
import { notAValue } from '#explain'
import { fail } from '../../../diagnostic/diagnostic.ts'
import type { Expr } from '../../../ir/expr.ts'
import { floatType, intType, isNumeric, typeOf } from '../../../ir/type.ts'
import { builtins } from '../../../builtin/core.ts'
import * as rules from '../../../builtin/math.ts'
import { splat } from '../../../pass/construct.ts'
import { ascends, smoothstepFormula } from '../../../builtin/smoothstep.ts'
import { binary, builtin, exprOf, makeNode, toNode, type Node } from '../node.ts'
import type { AnyFloatVector, AnyInt, Bool, BVec2, BVec3, BVec4, Float, Int, IVec2, IVec3, IVec4, Like, Vec2, Vec3, Vec4 } from '../type.ts'
import { call, callable, type Floats, type FloatsAndHalves, type Map1, type Map2, type Map3, type N, type Numeric2, type Numeric3 } from './call.ts'

/** Returns the absolute value. For the lowest int, −2³¹, returns −2³¹. */
export const abs: Map1<FloatsAndHalves | AnyInt> = /*#__PURE__*/ call('abs')
/** Returns the sign: −1, 0 or 1. */
export const sign: Map1<FloatsAndHalves | AnyInt> = /*#__PURE__*/ call('sign')
/** Rounds down: the largest integer ≤ x. */
export const floor: Map1<FloatsAndHalves> = /*#__PURE__*/ call('floor')
/** Rounds up: the smallest integer ≥ x. */
export const ceil: Map1<FloatsAndHalves> = /*#__PURE__*/ call('ceil')
/** Rounds to the nearest integer, ties to even. */
export const round: Map1<FloatsAndHalves> = /*#__PURE__*/ call('round')
/** Rounds towards 0. */
export const trunc: Map1<FloatsAndHalves> = /*#__PURE__*/ call('trunc')
/** Returns the fractional part x − floor(x), in the range 0 to 1, also for negative x. Just below an integer it may round up to 1. */
export const fract: Map1<FloatsAndHalves> = /*#__PURE__*/ call('fract')
/**
 * Returns the floored modulo x − y·floor(x / y). The result has the sign of y; the integer `remainder` has the sign of x.
 * y must not be 0, and x / y must be less than 2²⁴.
 */
export const mod: Map2<Floats> = /*#__PURE__*/ call('mod')
/** Returns the smaller value, component-wise. Undefined for NaN. */
export const min: Numeric2 = /*#__PURE__*/ call('min')
/** Returns the larger value, component-wise. Undefined for NaN. */
export const max: Numeric2 = /*#__PURE__*/ call('max')
/** `clamp(x, low, high)`: clamps x to the range `low` to `high`. Undefined if `low` > `high`. */
export const clamp: Numeric3 = /*#__PURE__*/ call('clamp')
/** Clamps to the range 0 to 1. */
export const saturate: Map1<FloatsAndHalves> = /*#__PURE__*/ callable(([x], below) => builtin(builtins.clamp, [x, 0, 1], below))
/** `mix(a, b, t)`: linear interpolation from a (t = 0) to b (t = 1). Extrapolates for t outside 0 to 1. */
export const mix: Map3<Floats> = /*#__PURE__*/ call('mix')
/** `step(edge, x)`: 0 if x < `edge`, otherwise 1. */
export const step: Map2<Floats> = /*#__PURE__*/ call('step')
/** `smoothstep(low, high, x)`: smooth Hermite ramp from 0 at `low` to 1 at `high`. Equal edges give a step; reversed edges a descending ramp. */
export const smoothstep: Map3<Floats> = /*#__PURE__*/ callable((values, below) => {
  const node = builtin(builtins.smoothstep, values, below)
  // The rule of the built-in requires three arguments.
  const [a, b, c] = node.args as [Expr, Expr, Expr]
  if (ascends(a, b) || !isNumeric(node.type)) return node
  const { op, type, args, detail } = smoothstepFormula(node.type, a, b, c)
  return makeNode(op, type, args, detail)
})
/** Returns a·b + c, with one rounding where the hardware supports it and two otherwise. */
export const fma: Map3<Floats> = /*#__PURE__*/ call(rules.fma)

/** The result of `modf`. Both parts have the sign of x. */
export interface Parts<V> {
  /** The fractional part, x − trunc(x). */
  readonly fract: V
  /** The integer part, trunc(x). */
  // oxlint-disable-next-line kirari/words -- public API: the field that the documentation and programs name
  readonly whole: V
}
interface Modf {
  <V extends FloatsAndHalves>(x: Like<V>): Parts<V>
  (x: N): Parts<Float>
}
/**
 * Splits x into its integer and fractional parts. Both have the sign of x.
 *
 * @example
 * const { whole, fract } = modf(x) // of −2.25: −2 and −0.25
 */
export const modf: Modf = /*#__PURE__*/ callable(([x], below): Parts<Node> => {
  const whole = builtin(builtins.trunc, [x], below)
  return { whole, fract: binary('-', x, whole, below) }
})

/** The result of `frexp`. */
export interface Scaled<V, E> {
  /** The significand, with 0.5 ≤ |fract| < 1; 0 for 0. */
  readonly fract: V
  /** The exponent of 2; 0 for 0. */
  readonly exponent: E
}
interface Frexp {
  (x: Float | N): Scaled<Float, Int>
  (x: Vec2): Scaled<Vec2, IVec2>
  (x: Vec3): Scaled<Vec3, IVec3>
  (x: Vec4): Scaled<Vec4, IVec4>
}
/**
 * Splits x into fract · 2^exponent. Subnormal numbers (magnitude below 2⁻¹²⁶) count as 0. Undefined for infinity and NaN.
 *
 * @example
 * const { fract, exponent } = frexp(x) // of 6: 0.75 and 3
 */
export const frexp: Frexp = /*#__PURE__*/ callable(([x], below): Scaled<Node, Node> => ({
  fract: builtin(rules.frexpFract, [x], below),
  exponent: builtin(rules.frexpExponent, [x], below),
}))

interface Ldexp {
  (x: Float | N, exponent: Int | N): Float
  (x: Vec2, exponent: IVec2 | Int | N): Vec2
  (x: Vec3, exponent: IVec3 | Int | N): Vec3
  (x: Vec4, exponent: IVec4 | Int | N): Vec4
}
/**
 * `ldexp(x, exponent)`: x · 2^exponent, for exponents from −126 to 127. Throws if `exponent` is a number outside this range.
 * Subnormal results may be flushed to 0.
 */
export const ldexp: Ldexp = /*#__PURE__*/ callable(([x, exponent], below) => {
  const value = toNode(x, floatType, below)
  const power = toNode(exponent, intType, below)
  const { type } = value
  if (typeof power.detail === 'number' && (power.detail < -126 || power.detail > 127))
    return fail(notAValue('an exponent from −126 to 127', power.detail), below)
  if (!isNumeric(type) || power.type !== intType || type.size === 1) return builtin(rules.ldexp, [value, power], below)
  const { op, type: wide, args, detail } = splat(exprOf(power), typeOf(intType, type.size))
  return builtin(rules.ldexp, [value, makeNode(op, wide, args, detail)], below)
})

interface FloatTest {
  (x: Float): Bool
  (x: Vec2): BVec2
  (x: Vec3): BVec3
  (x: Vec4): BVec4
}
/** Tests for NaN, component-wise. Drivers may assume that NaN never occurs: where possible, test the inputs instead. */
export const isNan: FloatTest = /*#__PURE__*/ call(rules.isNan)
/** Tests for ±infinity, component-wise. Drivers may assume that infinity never occurs: where possible, test the inputs instead. */
export const isInf: FloatTest = /*#__PURE__*/ call(rules.isInf)
/** Rounds to a value that a half float can represent. Undefined outside −65504 to 65504. */
export const quantizeToHalf: Map1<Float | AnyFloatVector> = /*#__PURE__*/ call(rules.quantizeToHalf)
