/**
 * The node types as TypeScript sees them. Each is a small interface that names itself, so a hover is one line
 * and a wrong program is refused where it is written. `type` holds a literal name: without it a vec3 would pass for a vec2.
 */
import type { UniformValue } from '../../ir/expr.ts'
import type { ScalarType, StructType, Type, VectorType } from '../../ir/type.ts'

type N = number

/** What every value has. */
interface Value<T extends Type, Self> {
  readonly type: T
  /** The same value, kept in a constant of this name in the printed text. */
  toConst(name: string): Self
  /** A variable that starts with this value. */
  toVar(name?: string): Var<Self>
}

/** Comparisons, component by component; `B` is Bool or a bvec. */
interface Equatable<Self, B, Other> {
  equal(b: Self | Other): B
  notEqual(b: Self | Other): B
}

interface Comparable<Self, B, Other> extends Equatable<Self, B, Other> {
  lessThan(b: Self | Other): B
  lessThanEqual(b: Self | Other): B
  greaterThan(b: Self | Other): B
  greaterThanEqual(b: Self | Other): B
}

interface Arithmetic<Self, Other> {
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
interface ScalarArithmetic<Self, V> extends Arithmetic<Self, N> {
  add(b: Self | N): Self
  add<T extends V>(b: T): T
  sub(b: Self | N): Self
  sub<T extends V>(b: T): T
  mul(b: Self | N): Self
  mul<T extends V>(b: T): T
  div(b: Self | N): Self
  div<T extends V>(b: T): T
}

interface Signed<Self> {
  negate(): Self
  abs(): Self
  /** −1, 0 or 1. */
  sign(): Self
}

/** Floats and their vectors, component by component. */
interface Continuous<Self, Other> extends Signed<Self> {
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
}

/** Vectors of floats. */
interface Geometric<Self> {
  length(): Float
  distance(b: Self): Float
  dot(b: Self): Float
  normalize(): Self
  /** This direction mirrored at a surface with this unit normal. */
  reflect(normal: Self): Self
}

interface Bits<Self, Amount> {
  bitAnd(b: Self | N): Self
  bitOr(b: Self | N): Self
  bitXor(b: Self | N): Self
  bitNot(): Self
  shiftLeft(amount: Amount): Self
  shiftRight(amount: Amount): Self
}

type Two<L extends string> = `${L}${L}`
type Three<L extends string> = `${L}${L}${L}`
type Four<L extends string> = `${L}${L}${L}${L}`
/** Components in any order, by their letters. */
type Swizzle<L extends string, S, V2, V3, V4> = { readonly [K in L]: S } & { readonly [K in Two<L>]: V2 } & { readonly [K in Three<L>]: V3 } & {
  readonly [K in Four<L>]: V4
}
type FloatSwizzle<L extends string> = Swizzle<L, Float, Vec2, Vec3, Vec4>
type IntSwizzle<L extends string> = Swizzle<L, Int, IVec2, IVec3, IVec4>
type UintSwizzle<L extends string> = Swizzle<L, Uint, UVec2, UVec3, UVec4>
type BoolSwizzle<L extends string> = Swizzle<L, Bool, BVec2, BVec3, BVec4>

export interface Float
  extends Value<ScalarType<'float'>, Float>, ScalarArithmetic<Float, AnyFloatVector | Generic>, Continuous<Float, N>, Comparable<Float, Bool, N> {
  bitcastToUint(): Uint
}
interface FloatVector<Self, B, U> extends Arithmetic<Self, Float | N>, Continuous<Self, Float | N>, Comparable<Self, B, Float | N>, Geometric<Self> {
  bitcastToUint(): U
}
export interface Vec2 extends Value<VectorType<'vec2'>, Vec2>, FloatVector<Vec2, BVec2, UVec2>, FloatSwizzle<'x' | 'y'> {}
export interface Vec3 extends Value<VectorType<'vec3'>, Vec3>, FloatVector<Vec3, BVec3, UVec3>, FloatSwizzle<'x' | 'y' | 'z'> {
  cross(b: Vec3): Vec3
}
export interface Vec4 extends Value<VectorType<'vec4'>, Vec4>, FloatVector<Vec4, BVec4, UVec4>, FloatSwizzle<'x' | 'y' | 'z' | 'w'> {}

export interface Int
  extends Value<ScalarType<'int'>, Int>, ScalarArithmetic<Int, IVec2 | IVec3 | IVec4>, Signed<Int>, Comparable<Int, Bool, N>, Bits<Int, Uint | N> {
  bitcastToFloat(): Float
  bitcastToUint(): Uint
}
interface IntVector<Self, B, U, F> extends Arithmetic<Self, Int | N>, Signed<Self>, Comparable<Self, B, Int | N>, Bits<Self, U | Uint | N> {
  bitcastToFloat(): F
  bitcastToUint(): U
}
export interface IVec2 extends Value<VectorType<'ivec2'>, IVec2>, IntVector<IVec2, BVec2, UVec2, Vec2>, IntSwizzle<'x' | 'y'> {}
export interface IVec3 extends Value<VectorType<'ivec3'>, IVec3>, IntVector<IVec3, BVec3, UVec3, Vec3>, IntSwizzle<'x' | 'y' | 'z'> {}
export interface IVec4 extends Value<VectorType<'ivec4'>, IVec4>, IntVector<IVec4, BVec4, UVec4, Vec4>, IntSwizzle<'x' | 'y' | 'z' | 'w'> {}

export interface Uint extends Value<ScalarType<'uint'>, Uint>, ScalarArithmetic<Uint, UVec2 | UVec3 | UVec4>, Comparable<Uint, Bool, N>, Bits<Uint, Uint | N> {
  bitcastToFloat(): Float
}
interface UintVector<Self, B, F> extends Arithmetic<Self, Uint | N>, Comparable<Self, B, Uint | N>, Bits<Self, Self | Uint | N> {
  bitcastToFloat(): F
}
export interface UVec2 extends Value<VectorType<'uvec2'>, UVec2>, UintVector<UVec2, BVec2, Vec2>, UintSwizzle<'x' | 'y'> {}
export interface UVec3 extends Value<VectorType<'uvec3'>, UVec3>, UintVector<UVec3, BVec3, Vec3>, UintSwizzle<'x' | 'y' | 'z'> {}
export interface UVec4 extends Value<VectorType<'uvec4'>, UVec4>, UintVector<UVec4, BVec4, Vec4>, UintSwizzle<'x' | 'y' | 'z' | 'w'> {}

export interface Bool extends Value<ScalarType<'bool'>, Bool>, Equatable<Bool, Bool, boolean> {
  and(b: Bool | boolean): Bool
  or(b: Bool | boolean): Bool
  not(): Bool
}
interface BoolVector<Self> extends Equatable<Self, Self, Bool | boolean> {
  /** Whether every component is true. */
  all(): Bool
  /** Whether some component is true. */
  any(): Bool
  not(): Self
}
export interface BVec2 extends Value<VectorType<'bvec2'>, BVec2>, BoolVector<BVec2>, BoolSwizzle<'x' | 'y'> {}
export interface BVec3 extends Value<VectorType<'bvec3'>, BVec3>, BoolVector<BVec3>, BoolSwizzle<'x' | 'y' | 'z'> {}
export interface BVec4 extends Value<VectorType<'bvec4'>, BVec4>, BoolVector<BVec4>, BoolSwizzle<'x' | 'y' | 'z' | 'w'> {}

/** The value a generic function is written over: float or a float vector, one type throughout. */
export interface Generic
  extends Value<GenericType, Generic>, Arithmetic<Generic, Float | N>, Continuous<Generic, Float | N>, Comparable<Generic, GenericBool, Float | N> {}
export interface GenericBool extends Value<GenericBoolType, GenericBool>, Equatable<GenericBool, GenericBool, never> {}
type GenericType = (ScalarType | VectorType) & { readonly generic: 'float' }
type GenericBoolType = (ScalarType | VectorType) & { readonly generic: 'bool' }

export type AnyFloatVector = Vec2 | Vec3 | Vec4
export type AnyFloat = Float | AnyFloatVector
export type AnyInt = Int | IVec2 | IVec3 | IVec4
export type AnyUint = Uint | UVec2 | UVec3 | UVec4
export type AnyBool = Bool | BVec2 | BVec3 | BVec4
export type AnyNumeric = AnyFloat | AnyInt | AnyUint
/** Any value of the language. */
export type AnyNode = AnyNumeric | AnyBool | Value<StructType, unknown>

/** A value the application sets: assigning `value` redraws what reads it, once. */
export interface Settable<V extends UniformValue> {
  value: V
  /** Calls `listener` after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}
export interface UniformFloat extends Float, Settable<number> {}
export interface UniformInt extends Int, Settable<number> {}
export interface UniformUint extends Uint, Settable<number> {}
export interface UniformBool extends Bool, Settable<boolean> {}
export interface UniformVec2 extends Vec2, Settable<readonly number[]> {}
export interface UniformVec3 extends Vec3, Settable<readonly number[]> {}
export interface UniformVec4 extends Vec4, Settable<readonly number[]> {}

/** A value that can be assigned: a variable, or a part of one. */
export type Var<V> = V & Assignable<V> & Parts<V>
interface Assignable<V> {
  assign(value: Loose<V> | Float | N): void
  addAssign(value: Loose<V> | Float | N): void
  subAssign(value: Loose<V> | Float | N): void
  mulAssign(value: Loose<V> | Float | N): void
  divAssign(value: Loose<V> | Float | N): void
}
type Parts<V> = V extends AnyFloatVector ? { readonly x: Float & Assignable<Float>; readonly xy: Vec2 & Assignable<Vec2> } : unknown

/** Stands for a type in a declaration; the constructors are tokens too. */
export interface Token<V> {
  readonly type: Type
  /** Never there: it ties the token to the type of its values. */
  readonly value?: V
}
/** What may be passed where `V` is wanted: a bare number will do for a scalar. */
export type Loose<V> = V extends Float | Int | Uint ? V | N : V extends Bool ? V | boolean : V
