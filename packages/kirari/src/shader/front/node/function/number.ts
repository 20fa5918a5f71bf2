/** Rounding, ranges, ramps and parts of numbers, component by component. */
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

/** Distance from 0. Of the lowest int, which has no positive counterpart, it is that int itself. */
export const abs: Map1<FloatsAndHalves | AnyInt> = /*#__PURE__*/ call('abs')
/** −1, 0 or 1. */
export const sign: Map1<FloatsAndHalves | AnyInt> = /*#__PURE__*/ call('sign')
/** The whole number at x or below. */
export const floor: Map1<FloatsAndHalves> = /*#__PURE__*/ call('floor')
/** The whole number at x or above. */
export const ceil: Map1<FloatsAndHalves> = /*#__PURE__*/ call('ceil')
/** To the nearest whole number, halves to even. */
export const round: Map1<FloatsAndHalves> = /*#__PURE__*/ call('round')
/** To the whole number at x or towards 0. */
export const trunc: Map1<FloatsAndHalves> = /*#__PURE__*/ call('trunc')
/** x − floor(x): 0 to 1, also of negative numbers. Just below a whole number it may be rounded up to 1. */
export const fract: Map1<FloatsAndHalves> = /*#__PURE__*/ call('fract')
/** x − y·floor(x / y): takes the sign of y, where the `remainder` of integers takes that of x. y must not be 0, and x / y be below 2²⁴. */
export const mod: Map2<Floats> = /*#__PURE__*/ call('mod')
/** The smaller of the two, component by component. Not defined where one is not a number. */
export const min: Numeric2 = /*#__PURE__*/ call('min')
/** The larger of the two, component by component. Not defined where one is not a number. */
export const max: Numeric2 = /*#__PURE__*/ call('max')
/** (x, low, high): x held to low…high. Not defined where low is above high. */
export const clamp: Numeric3 = /*#__PURE__*/ call('clamp')
/** Held to 0…1. */
export const saturate: Map1<FloatsAndHalves> = /*#__PURE__*/ callable(([x], below) => builtin(builtins.clamp, [x, 0, 1], below))
/** (a, b, t): a at t = 0, b at t = 1, beyond them outside. */
export const mix: Map3<Floats> = /*#__PURE__*/ call('mix')
/** (edge, x): 0 where x is below the edge, else 1. */
export const step: Map2<Floats> = /*#__PURE__*/ call('step')
/** (low, high, x): a smooth ramp from 0 to 1. Equal edges give a step, reversed edges a ramp down. */
export const smoothstep: Map3<Floats> = /*#__PURE__*/ callable((values, below) => {
  const node = builtin(builtins.smoothstep, values, below)
  // The rule of the built-in has fixed how many arguments it has.
  const [a, b, c] = node.args as [Expr, Expr, Expr]
  if (ascends(a, b) || !isNumeric(node.type)) return node
  const { op, type, args, detail } = smoothstepFormula(node.type, a, b, c)
  return makeNode(op, type, args, detail)
})
/** a·b + c. Rounded once where the hardware can, else twice. */
export const fma: Map3<Floats> = /*#__PURE__*/ call(rules.fma)

/** What `modf` gives; both have the sign of x. */
export interface Parts<V> {
  /** What is behind the point: x − whole. */
  readonly fract: V
  /** x rounded towards 0. */
  readonly whole: V
}
export interface Modf {
  <V extends FloatsAndHalves>(x: Like<V>): Parts<V>
  (x: N): Parts<Float>
}
/**
 * The whole number in x, and the rest; both with the sign of x.
 *
 * @example
 * const { whole, fract } = modf(x) // of −2.25: −2 and −0.25
 */
export const modf: Modf = /*#__PURE__*/ callable(([x], below): Parts<Node> => {
  const whole = builtin(builtins.trunc, [x], below)
  return { whole, fract: binary('-', x, whole, below) }
})

/** What `frexp` gives. */
export interface Scaled<V, E> {
  /** The number brought to 0.5…1, or −1…−0.5; 0 of 0. */
  readonly fract: V
  /** The power of two to multiply it with; 0 of 0. */
  readonly exponent: E
}
export interface Frexp {
  (x: Float | N): Scaled<Float, Int>
  (x: Vec2): Scaled<Vec2, IVec2>
  (x: Vec3): Scaled<Vec3, IVec3>
  (x: Vec4): Scaled<Vec4, IVec4>
}
/**
 * x as fract · 2^exponent. Numbers too small for an exponent of their own (below 2⁻¹²⁶) count as 0; infinity and NaN are not defined.
 *
 * @example
 * const { fract, exponent } = frexp(x) // of 6: 0.75 and 3
 */
export const frexp: Frexp = /*#__PURE__*/ callable(([x], below): Scaled<Node, Node> => ({
  fract: builtin(rules.frexpFract, [x], below),
  exponent: builtin(rules.frexpExponent, [x], below),
}))

export interface Ldexp {
  (x: Float | N, exponent: Int | N): Float
  (x: Vec2, exponent: IVec2 | Int | N): Vec2
  (x: Vec3, exponent: IVec3 | Int | N): Vec3
  (x: Vec4, exponent: IVec4 | Int | N): Vec4
}
/** (x, exponent): x · 2^exponent; the exponent from −126 to 127. Results too small for a float of full precision may be 0. */
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

export interface FloatTest {
  (x: Float): Bool
  (x: Vec2): BVec2
  (x: Vec3): BVec3
  (x: Vec4): BVec4
}
/** Whether a component is not a number. Drivers may compile as if there were none: do not build on it where you can test the inputs. */
export const isNan: FloatTest = /*#__PURE__*/ call(rules.isNan)
/** Whether a component is infinite. Drivers may compile as if none were: do not build on it where you can test the inputs. */
export const isInf: FloatTest = /*#__PURE__*/ call(rules.isInf)
/** To the nearest number that a half float has, −65504…65504, not defined outside. */
export const quantizeToHalf: Map1<Float | AnyFloatVector> = /*#__PURE__*/ call(rules.quantizeToHalf)
