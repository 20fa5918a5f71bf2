/** Floats and float vectors, and the variables that hold them. */
import type { ScalarType, VectorType } from '../../../ir/type.ts'
import type { Bool, BVec2, BVec3, BVec4 } from './bool.ts'
import type { Generic } from './generic.ts'
import type { Int, IVec2, IVec3, IVec4, Uint, UVec2, UVec3, UVec4 } from './int.ts'
import type { AnyMatrix, Mat2, Mat2x3, Mat2x4, Mat3, Mat3x2, Mat3x4, Mat4, Mat4x2, Mat4x3 } from './matrix.ts'
import type { Repeat2, Repeat3, Repeat4, Swizzle2, Swizzle3, Swizzle4 } from './swizzle.ts'
import type { Arithmetic, ArithmeticAssign, Comparable, Continuous, Elements, Geometric, ScalarArithmetic, Value } from './value.ts'

type N = number

export interface Float
  extends
    Value<ScalarType<'float'>, Float, VarFloat>,
    ScalarArithmetic<Float, AnyFloatVector | AnyMatrix | Generic>,
    Continuous<Float, N>,
    Comparable<Float, Bool, N> {
  /** Reinterprets the bits as a signed integer. */
  bitcastToInt(): Int
  /** Reinterprets the bits as an unsigned integer. */
  bitcastToUint(): Uint
}
export interface VarFloat extends Float, ArithmeticAssign<Float | N> {}

interface FloatVector<Self, B, I, U> extends Arithmetic<Self, Float | N>, Continuous<Self, Float | N>, Comparable<Self, B, Float | N>, Geometric<Self, Float> {
  /** Reinterprets the bits of each component as a signed integer. */
  bitcastToInt(): I
  /** Reinterprets the bits of each component as an unsigned integer. */
  bitcastToUint(): U
}

interface Vec2Value extends Value<VectorType<'vec2'>, Vec2, VarVec2>, FloatVector<Vec2, BVec2, IVec2, UVec2>, Repeat2<Vec2, Vec3, Vec4> {
  mul(b: Vec2 | Float | N | Mat2): Vec2
  mul(b: Mat3x2): Vec3
  mul(b: Mat4x2): Vec4
}
interface Vec3Value extends Value<VectorType<'vec3'>, Vec3, VarVec3>, FloatVector<Vec3, BVec3, IVec3, UVec3>, Repeat3<Vec2, Vec3, Vec4> {
  mul(b: Vec3 | Float | N | Mat3): Vec3
  mul(b: Mat2x3): Vec2
  mul(b: Mat4x3): Vec4
  /** Returns the cross product, by the right-hand rule. */
  cross(b: Vec3): Vec3
}
interface Vec4Value extends Value<VectorType<'vec4'>, Vec4, VarVec4>, FloatVector<Vec4, BVec4, IVec4, UVec4>, Repeat4<Vec2, Vec3, Vec4> {
  mul(b: Vec4 | Float | N | Mat4): Vec4
  mul(b: Mat2x4): Vec2
  mul(b: Mat3x4): Vec3
}
export interface Vec2 extends Vec2Value, Elements<Float>, Swizzle2<Float, Vec2> {}
export interface Vec3 extends Vec3Value, Elements<Float>, Swizzle3<Float, Vec2, Vec3> {}
export interface Vec4 extends Vec4Value, Elements<Float>, Swizzle4<Float, Vec2, Vec3, Vec4> {}

export interface VarVec2 extends Vec2Value, Elements<VarFloat>, Swizzle2<VarFloat, VarVec2>, ArithmeticAssign<Vec2 | Float | N> {
  mulAssign(value: Vec2 | Float | N | Mat2): void
}
export interface VarVec3 extends Vec3Value, Elements<VarFloat>, Swizzle3<VarFloat, VarVec2, VarVec3>, ArithmeticAssign<Vec3 | Float | N> {
  mulAssign(value: Vec3 | Float | N | Mat3): void
}
export interface VarVec4 extends Vec4Value, Elements<VarFloat>, Swizzle4<VarFloat, VarVec2, VarVec3, VarVec4>, ArithmeticAssign<Vec4 | Float | N> {
  mulAssign(value: Vec4 | Float | N | Mat4): void
}

export type AnyFloatVector = Vec2 | Vec3 | Vec4
export type AnyFloat = Float | AnyFloatVector
