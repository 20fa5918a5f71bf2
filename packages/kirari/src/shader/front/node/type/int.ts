/** Signed and unsigned 32-bit integers, and their vectors. */
import type { ScalarType, VectorType } from '../../../ir/type.ts'
import type { Bool, BVec2, BVec3, BVec4 } from './bool.ts'
import type { Float, Vec2, Vec3, Vec4 } from './float.ts'
import type { Repeat2, Repeat3, Repeat4, Swizzle2, Swizzle3, Swizzle4 } from './swizzle.ts'
import type { Arithmetic, ArithmeticAssign, Comparable, Elements, Like, ScalarArithmetic, Signed, Value } from './value.ts'

type N = number

interface Bits<Self, Other, Amount> {
  /** The integer remainder a − b·trunc(a / b), with the sign of a. For b = 0, `remainder` returns 0 and `div` returns a. */
  remainder(b: Self | Other): Self
  /** Bitwise AND. */
  bitAnd(b: Self | Other): Self
  /** Bitwise OR. */
  bitOr(b: Self | Other): Self
  /** Bitwise XOR. */
  bitXor(b: Self | Other): Self
  /** Bitwise NOT. */
  bitNot(): Self
  /** Shifts the bits left by the low 5 bits of `amount`. */
  shiftLeft(amount: Amount): Self
  /** Shifts the bits right by the low 5 bits of `amount`. Signed integers keep their sign. */
  shiftRight(amount: Amount): Self
}
/** With a scalar on the left and a vector on the right, the result is a vector. */
interface ScalarBits<Self, V> extends Bits<Self, N, Uint | N> {
  remainder(b: Self | N): Self
  remainder<T extends V>(b: Like<T>): T
  bitAnd(b: Self | N): Self
  bitAnd<T extends V>(b: Like<T>): T
  bitOr(b: Self | N): Self
  bitOr<T extends V>(b: Like<T>): T
  bitXor(b: Self | N): Self
  bitXor<T extends V>(b: Like<T>): T
}
interface IntegerAssign<V, Amount> extends ArithmeticAssign<V> {
  remainderAssign(value: V): void
  bitAndAssign(value: V): void
  bitOrAssign(value: V): void
  bitXorAssign(value: V): void
  shiftLeftAssign(amount: Amount): void
  shiftRightAssign(amount: Amount): void
}

interface FromInt<F, U> {
  /** Reinterprets the bits as floats. */
  bitcastToFloat(): F
  /** Reinterprets the bits as unsigned integers. */
  bitcastToUint(): U
}
type IntVectors = IVec2 | IVec3 | IVec4
export interface Int
  extends
    Value<ScalarType<'int'>, Int, VarInt>,
    ScalarArithmetic<Int, IntVectors>,
    Signed<Int>,
    Comparable<Int, Bool, N>,
    ScalarBits<Int, IntVectors>,
    FromInt<Float, Uint> {}
export interface VarInt extends Int, IntegerAssign<Int | N, Uint | N> {}

interface IntVector<Self, B, U, F>
  extends Arithmetic<Self, Int | N>, Signed<Self>, Comparable<Self, B, Int | N>, Bits<Self, Int | N, U | Uint | N>, FromInt<F, U> {}
interface IVec2Value extends Value<VectorType<'ivec2'>, IVec2, VarIVec2>, IntVector<IVec2, BVec2, UVec2, Vec2>, Repeat2<IVec2, IVec3, IVec4> {}
interface IVec3Value extends Value<VectorType<'ivec3'>, IVec3, VarIVec3>, IntVector<IVec3, BVec3, UVec3, Vec3>, Repeat3<IVec2, IVec3, IVec4> {}
interface IVec4Value extends Value<VectorType<'ivec4'>, IVec4, VarIVec4>, IntVector<IVec4, BVec4, UVec4, Vec4>, Repeat4<IVec2, IVec3, IVec4> {}
export interface IVec2 extends IVec2Value, Elements<Int>, Swizzle2<Int, IVec2> {}
export interface IVec3 extends IVec3Value, Elements<Int>, Swizzle3<Int, IVec2, IVec3> {}
export interface IVec4 extends IVec4Value, Elements<Int>, Swizzle4<Int, IVec2, IVec3, IVec4> {}
export interface VarIVec2 extends IVec2Value, Elements<VarInt>, Swizzle2<VarInt, VarIVec2>, IntegerAssign<IVec2 | Int | N, UVec2 | Uint | N> {}
export interface VarIVec3 extends IVec3Value, Elements<VarInt>, Swizzle3<VarInt, VarIVec2, VarIVec3>, IntegerAssign<IVec3 | Int | N, UVec3 | Uint | N> {}
export interface VarIVec4
  extends IVec4Value, Elements<VarInt>, Swizzle4<VarInt, VarIVec2, VarIVec3, VarIVec4>, IntegerAssign<IVec4 | Int | N, UVec4 | Uint | N> {}

interface FromUint<F, I> {
  /** Reinterprets the bits as floats. */
  bitcastToFloat(): F
  /** Reinterprets the bits as signed integers. */
  bitcastToInt(): I
}
type UintVectors = UVec2 | UVec3 | UVec4
export interface Uint
  extends
    Value<ScalarType<'uint'>, Uint, VarUint>,
    ScalarArithmetic<Uint, UintVectors>,
    Comparable<Uint, Bool, N>,
    ScalarBits<Uint, UintVectors>,
    FromUint<Float, Int> {}
export interface VarUint extends Uint, IntegerAssign<Uint | N, Uint | N> {}

interface UintVector<Self, B, I, F> extends Arithmetic<Self, Uint | N>, Comparable<Self, B, Uint | N>, Bits<Self, Uint | N, Self | Uint | N>, FromUint<F, I> {}
interface UVec2Value extends Value<VectorType<'uvec2'>, UVec2, VarUVec2>, UintVector<UVec2, BVec2, IVec2, Vec2>, Repeat2<UVec2, UVec3, UVec4> {}
interface UVec3Value extends Value<VectorType<'uvec3'>, UVec3, VarUVec3>, UintVector<UVec3, BVec3, IVec3, Vec3>, Repeat3<UVec2, UVec3, UVec4> {}
interface UVec4Value extends Value<VectorType<'uvec4'>, UVec4, VarUVec4>, UintVector<UVec4, BVec4, IVec4, Vec4>, Repeat4<UVec2, UVec3, UVec4> {}
export interface UVec2 extends UVec2Value, Elements<Uint>, Swizzle2<Uint, UVec2> {}
export interface UVec3 extends UVec3Value, Elements<Uint>, Swizzle3<Uint, UVec2, UVec3> {}
export interface UVec4 extends UVec4Value, Elements<Uint>, Swizzle4<Uint, UVec2, UVec3, UVec4> {}
export interface VarUVec2 extends UVec2Value, Elements<VarUint>, Swizzle2<VarUint, VarUVec2>, IntegerAssign<UVec2 | Uint | N, UVec2 | Uint | N> {}
export interface VarUVec3 extends UVec3Value, Elements<VarUint>, Swizzle3<VarUint, VarUVec2, VarUVec3>, IntegerAssign<UVec3 | Uint | N, UVec3 | Uint | N> {}
export interface VarUVec4
  extends UVec4Value, Elements<VarUint>, Swizzle4<VarUint, VarUVec2, VarUVec3, VarUVec4>, IntegerAssign<UVec4 | Uint | N, UVec4 | Uint | N> {}

export type AnyInt = Int | IVec2 | IVec3 | IVec4
export type AnyUint = Uint | UVec2 | UVec3 | UVec4
