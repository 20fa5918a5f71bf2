/**
 * The members that several types share, as small generic interfaces, so each method is written and documented once.
 * `Self` is the type of the value itself. The named types in the files beside this one are composed of these.
 */
import type { Type } from '../../../ir/type.ts'
import type { AnyAtomic } from './atomic.ts'
import type { Bool } from './bool.ts'
import type { Float } from './float.ts'
import type { Half } from './half.ts'
import type { Int, Uint } from './int.ts'

type N = number

/** The members of every value. `type` has a literal name: without it, a vec3 would be assignable to a vec2. */
export interface Value<T extends Type, Self, V> {
  readonly type: T
  /** Returns the same value, stored in a constant of this name in the generated code. */
  toConst(name: string): Self
  /** Declares a variable that is initialized with this value. */
  toVar(name?: string): V
}
/** A value of type `V`, or a variable or uniform of it. A result computed from one is a plain `V`. */
export interface Like<V> {
  toConst(name: string): V
}
/** The variable type that holds a `V`. An atomic is its own variable type. */
export type Var<V> = V extends { toVar(name?: string): infer R } ? R : V extends AnyAtomic ? V : never

/** Represents a type in a declaration. The constructors are tokens too. */
export interface Token<V> {
  readonly type: Type
  /** Never present: a phantom field that ties the token to the type of its values. */
  readonly value?: V
  /** Every value has `toConst`, so no value is assignable to a token. */
  readonly toConst?: never
}
/** The token of a type that a variable can hold. Textures can be parameters, but not variables. */
export interface ValueToken<V> extends Token<V> {
  readonly isResource?: never
}
/** An argument of type `V`: a JavaScript number or boolean is accepted for a scalar, unless a variable is required. */
export type Loose<V> = V extends Float | Half | Int | Uint ? (V extends Place ? V : V | N) : V extends Bool ? (V extends Place ? V : V | boolean) : V
interface Place {
  assign(value: never): void
}

/** An element index. */
export type Index = Int | Uint | N
export interface Elements<E> {
  /** Returns the element at an index, counted from 0. */
  at(index: Index): E
}

/** Component-wise comparison. `B` is Bool or a bvec. */
export interface Equatable<Self, B, Other> {
  /** a = b, where `this` is a. */
  equal(b: Self | Other): B
  /** a ≠ b, where `this` is a. */
  notEqual(b: Self | Other): B
}

export interface Comparable<Self, B, Other> extends Equatable<Self, B, Other> {
  /** a < b, where `this` is a. */
  lessThan(b: Self | Other): B
  /** a ≤ b, where `this` is a. */
  lessThanEqual(b: Self | Other): B
  /** a > b, where `this` is a. */
  greaterThan(b: Self | Other): B
  /** a ≥ b, where `this` is a. */
  greaterThanEqual(b: Self | Other): B
}

export interface Arithmetic<Self, Other> {
  /** Returns the sum, component-wise. */
  add(b: Self | Other): Self
  /** Returns the difference, component-wise. */
  sub(b: Self | Other): Self
  /** Returns the product: component-wise, or the matrix product of a matrix with a vector or a matrix. */
  mul(b: Self | Other): Self
  /** Returns the quotient, component-wise. Integer quotients are rounded towards 0. */
  div(b: Self | Other): Self
  /** Returns the smaller value, component-wise. */
  min(b: Self | Other): Self
  /** Returns the larger value, component-wise. */
  max(b: Self | Other): Self
  /** Clamps to the range `low` to `high`, component-wise. Undefined if `low` > `high`. */
  clamp(low: Self | Other, high: Self | Other): Self
}

/** With a scalar on the left and a vector or matrix on the right, the result has the type of the right operand. */
export interface ScalarArithmetic<Self, V> extends Arithmetic<Self, N> {
  add(b: Self | N): Self
  add<T extends V>(b: Like<T>): T
  sub(b: Self | N): Self
  sub<T extends V>(b: Like<T>): T
  mul(b: Self | N): Self
  mul<T extends V>(b: Like<T>): T
  div(b: Self | N): Self
  div<T extends V>(b: Like<T>): T
}

export interface Signed<Self> {
  /** Returns the negated value, component-wise. */
  negate(): Self
  /** Returns the absolute value, component-wise. For the lowest int, −2³¹, returns −2³¹. */
  abs(): Self
  /** Returns the sign: −1, 0 or 1. */
  sign(): Self
}

/** Methods of floats and float vectors, all component-wise. In their descriptions, x is `this`. */
export interface Continuous<Self, Other> extends Signed<Self> {
  /** Rounds down: the largest integer ≤ x. */
  floor(): Self
  /** Rounds up: the smallest integer ≥ x. */
  ceil(): Self
  /** Rounds to the nearest integer, ties to even. */
  round(): Self
  /** Rounds towards 0. */
  trunc(): Self
  /** Returns x − floor(x). */
  fract(): Self
  /** Returns the square root. Undefined if x < 0. */
  sqrt(): Self
  /** Returns 1 / √x. Undefined if x ≤ 0. */
  inverseSqrt(): Self
  /** Returns e raised to the power x. */
  exp(): Self
  /** Returns 2 raised to the power x. */
  exp2(): Self
  /** Returns the natural logarithm. Undefined if x ≤ 0. */
  log(): Self
  /** Returns the base-2 logarithm. Undefined if x ≤ 0. */
  log2(): Self
  /** Returns the sine of an angle in radians. */
  sin(): Self
  /** Returns the cosine of an angle in radians. */
  cos(): Self
  /** Returns the tangent of an angle in radians. Undefined at odd multiples of π/2. */
  tan(): Self
  /** Returns the arcsine, in the range −π/2 to π/2. Undefined if |x| > 1. */
  asin(): Self
  /** Returns the arccosine, in the range 0 to π. Undefined if |x| > 1. */
  acos(): Self
  /** Returns the arctangent, in the range −π/2 to π/2. */
  atan(): Self
  /** Converts degrees to radians. */
  radians(): Self
  /** Converts radians to degrees. */
  degrees(): Self
  /** Clamps to the range 0 to 1. */
  saturate(): Self
  /** Returns x raised to the power b. Undefined if x < 0, or if x = 0 and b ≤ 0. */
  pow(b: Self | Other): Self
  /** Returns x − b·floor(x / b), with the sign of b. */
  mod(b: Self | Other): Self
  /** Returns the angle of the point (x, y), in the range −π to π; `this` is y. */
  atan2(x: Self | Other): Self
  /** Interpolates linearly from this value (t = 0) to b (t = 1). Extrapolates for t outside 0 to 1. */
  mix(b: Self | Other, t: Self | Other): Self
  /** Returns 0 if this value is less than `edge`, otherwise 1: `step(edge, this)`. */
  step(edge: Self | Other): Self
}

/** Methods of float vectors. `S` is the type of a component. */
export interface Geometric<Self, S> {
  /** Returns the Euclidean length. */
  length(): S
  /** Returns the Euclidean distance. */
  distance(b: Self): S
  /** Returns the dot product. */
  dot(b: Self): S
  /** Returns the unit vector in the same direction. Undefined for the zero vector. */
  normalize(): Self
  /** Reflects this vector at a surface with the unit vector `normal`. */
  reflect(normal: Self): Self
}

/** The methods that a variable adds to its value. `V` is the type that can be assigned. */
export interface Assign<V> {
  /** Sets the variable to `value`. */
  assign(value: V): void
}
export interface ArithmeticAssign<V> extends Assign<V> {
  /** Adds `value` to the variable. */
  addAssign(value: V): void
  /** Subtracts `value` from the variable. */
  subAssign(value: V): void
  /** Multiplies the variable by `value`. */
  mulAssign(value: V): void
  /** Divides the variable by `value`. */
  divAssign(value: V): void
}
