/**
 * What values of several types have in common, as small generic interfaces: each method is written and documented once.
 * `Self` is the type of the value itself. They are the parts that the named types beside this file are put together from.
 */
import type { Type } from '../../../ir/type.ts'
import type { AnyAtomic } from './atomic.ts'
import type { Bool } from './bool.ts'
import type { Float } from './float.ts'
import type { Half } from './half.ts'
import type { Int, Uint } from './int.ts'

type N = number

/** What every value has. `type` holds a literal name: without it a vec3 would pass for a vec2. */
export interface Value<T extends Type, Self, V> {
  readonly type: T
  /** The same value, kept in a constant of this name in the printed text. */
  toConst(name: string): Self
  /** A variable that starts with this value. */
  toVar(name?: string): V
}
/** A value whose own type is `V`: a variable or a uniform is one as well, so what is computed from it is plain. */
export interface Like<V> {
  toConst(name: string): V
}
/** The variable that holds a `V`; an atomic is one already. */
export type Var<V> = V extends { toVar(name?: string): infer R } ? R : V extends AnyAtomic ? V : never

/** Stands for a type in a declaration; the constructors are tokens too. */
export interface Token<V> {
  readonly type: Type
  /** Never there: it ties the token to the type of its values. */
  readonly value?: V
  /** What every value has, so that none passes for a type. */
  readonly toConst?: never
}
/** The token of what can be held: a function can be given a texture, but nothing can hold one. */
export interface ValueToken<V> extends Token<V> {
  readonly isResource?: never
}
/** What may be passed where `V` is wanted: a bare number will do for a scalar, unless it has to be a variable. */
export type Loose<V> = V extends Float | Half | Int | Uint ? (V extends Place ? V : V | N) : V extends Bool ? (V extends Place ? V : V | boolean) : V
interface Place {
  assign(value: never): void
}

/** What an element is chosen by. */
export type Index = Int | Uint | N
export interface Elements<E> {
  /** The element at this index; the first is 0. */
  at(index: Index): E
}

/** Comparisons, component by component; `B` is Bool or a bvec. */
export interface Equatable<Self, B, Other> {
  equal(b: Self | Other): B
  notEqual(b: Self | Other): B
}

export interface Comparable<Self, B, Other> extends Equatable<Self, B, Other> {
  lessThan(b: Self | Other): B
  lessThanEqual(b: Self | Other): B
  greaterThan(b: Self | Other): B
  greaterThanEqual(b: Self | Other): B
}

export interface Arithmetic<Self, Other> {
  add(b: Self | Other): Self
  sub(b: Self | Other): Self
  mul(b: Self | Other): Self
  div(b: Self | Other): Self
  /** The smaller of the two, component by component. */
  min(b: Self | Other): Self
  /** The larger of the two, component by component. */
  max(b: Self | Other): Self
  clamp(low: Self | Other, high: Self | Other): Self
}

/** A scalar before a vector gives the vector. */
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
  negate(): Self
  abs(): Self
  /** −1, 0 or 1. */
  sign(): Self
}

/** Floats and their vectors, component by component. */
export interface Continuous<Self, Other> extends Signed<Self> {
  floor(): Self
  ceil(): Self
  /** To the nearest whole number, halves to even. */
  round(): Self
  trunc(): Self
  /** x − floor(x). */
  fract(): Self
  sqrt(): Self
  /** 1 / √x. */
  inverseSqrt(): Self
  exp(): Self
  exp2(): Self
  log(): Self
  log2(): Self
  sin(): Self
  cos(): Self
  tan(): Self
  asin(): Self
  acos(): Self
  atan(): Self
  radians(): Self
  degrees(): Self
  /** Clamped to 0…1. */
  saturate(): Self
  /** x to the power of b; x must not be negative. */
  pow(b: Self | Other): Self
  /** x − b·floor(x / b): takes the sign of b. */
  mod(b: Self | Other): Self
  /** The angle of the place (x, this), −π…π: this is y. */
  atan2(x: Self | Other): Self
  /** This value at t = 0, b at t = 1, beyond them outside. */
  mix(b: Self | Other, t: Self | Other): Self
  /** 0 where this value is below the edge, else 1: `step(edge, this)`. */
  step(edge: Self | Other): Self
}

/** Vectors of floats; `S` is the type of a component. */
export interface Geometric<Self, S> {
  length(): S
  distance(b: Self): S
  dot(b: Self): S
  normalize(): Self
  /** This direction mirrored at a surface with this unit normal. */
  reflect(normal: Self): Self
}

/** What a variable has beside its value; `V` is what can be assigned. */
export interface Assign<V> {
  assign(value: V): void
}
export interface ArithmeticAssign<V> extends Assign<V> {
  addAssign(value: V): void
  subAssign(value: V): void
  mulAssign(value: V): void
  divAssign(value: V): void
}
