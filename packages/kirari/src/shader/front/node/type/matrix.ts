/** Float matrices: `Mat3x2` has 3 columns and 2 rows. */
import type { MatrixName, MatrixType } from '../../../ir/type.ts'
import type { Bool } from './bool.ts'
import type { Float, VarVec2, VarVec3, VarVec4, Vec2, Vec3, Vec4 } from './float.ts'
import type { Assign, Elements, Equatable, Value } from './value.ts'

type N = number

/** Members of every matrix type. `mul` is declared for each, because its overloads differ. */
interface Matrix<Name extends MatrixName, Self, V> extends Value<MatrixType<Name>, Self, V>, Equatable<Self, Bool, Self> {
  /** Returns the sum, component-wise. */
  add(b: Self | Float | N): Self
  /** Returns the difference, component-wise. */
  sub(b: Self | Float | N): Self
  /** Returns the quotient, component-wise. */
  div(b: Self | Float | N): Self
  /** Returns the negated matrix. */
  negate(): Self
}

interface Mat2Value extends Matrix<'mat2', Mat2, VarMat2> {
  mul(b: Mat2 | Float | N): Mat2
  mul(b: Vec2): Vec2
  mul(b: Mat3x2): Mat3x2
  mul(b: Mat4x2): Mat4x2
}
interface Mat2x3Value extends Matrix<'mat2x3', Mat2x3, VarMat2x3> {
  mul(b: Mat2 | Float | N): Mat2x3
  mul(b: Vec2): Vec3
  mul(b: Mat3x2): Mat3
  mul(b: Mat4x2): Mat4x3
}
interface Mat2x4Value extends Matrix<'mat2x4', Mat2x4, VarMat2x4> {
  mul(b: Mat2 | Float | N): Mat2x4
  mul(b: Vec2): Vec4
  mul(b: Mat3x2): Mat3x4
  mul(b: Mat4x2): Mat4
}
interface Mat3x2Value extends Matrix<'mat3x2', Mat3x2, VarMat3x2> {
  mul(b: Mat3 | Float | N): Mat3x2
  mul(b: Vec3): Vec2
  mul(b: Mat2x3): Mat2
  mul(b: Mat4x3): Mat4x2
}
interface Mat3Value extends Matrix<'mat3', Mat3, VarMat3> {
  mul(b: Mat3 | Float | N): Mat3
  mul(b: Vec3): Vec3
  mul(b: Mat2x3): Mat2x3
  mul(b: Mat4x3): Mat4x3
}
interface Mat3x4Value extends Matrix<'mat3x4', Mat3x4, VarMat3x4> {
  mul(b: Mat3 | Float | N): Mat3x4
  mul(b: Vec3): Vec4
  mul(b: Mat2x3): Mat2x4
  mul(b: Mat4x3): Mat4
}
interface Mat4x2Value extends Matrix<'mat4x2', Mat4x2, VarMat4x2> {
  mul(b: Mat4 | Float | N): Mat4x2
  mul(b: Vec4): Vec2
  mul(b: Mat2x4): Mat2
  mul(b: Mat3x4): Mat3x2
}
interface Mat4x3Value extends Matrix<'mat4x3', Mat4x3, VarMat4x3> {
  mul(b: Mat4 | Float | N): Mat4x3
  mul(b: Vec4): Vec3
  mul(b: Mat2x4): Mat2x3
  mul(b: Mat3x4): Mat3
}
interface Mat4Value extends Matrix<'mat4', Mat4, VarMat4> {
  mul(b: Mat4 | Float | N): Mat4
  mul(b: Vec4): Vec4
  mul(b: Mat2x4): Mat2x4
  mul(b: Mat3x4): Mat3x4
}

export interface Mat2 extends Mat2Value, Elements<Vec2> {}
export interface Mat2x3 extends Mat2x3Value, Elements<Vec3> {}
export interface Mat2x4 extends Mat2x4Value, Elements<Vec4> {}
export interface Mat3x2 extends Mat3x2Value, Elements<Vec2> {}
export interface Mat3 extends Mat3Value, Elements<Vec3> {}
export interface Mat3x4 extends Mat3x4Value, Elements<Vec4> {}
export interface Mat4x2 extends Mat4x2Value, Elements<Vec2> {}
export interface Mat4x3 extends Mat4x3Value, Elements<Vec3> {}
export interface Mat4 extends Mat4Value, Elements<Vec4> {}

/** `Right` is the square matrix type that keeps the type of a product. */
interface MatrixAssign<Self, Right> extends Assign<Self> {
  addAssign(value: Self | Float | N): void
  subAssign(value: Self | Float | N): void
  mulAssign(value: Right | Float | N): void
  divAssign(value: Self | Float | N): void
}
export interface VarMat2 extends Mat2Value, Elements<VarVec2>, MatrixAssign<Mat2, Mat2> {}
export interface VarMat2x3 extends Mat2x3Value, Elements<VarVec3>, MatrixAssign<Mat2x3, Mat2> {}
export interface VarMat2x4 extends Mat2x4Value, Elements<VarVec4>, MatrixAssign<Mat2x4, Mat2> {}
export interface VarMat3x2 extends Mat3x2Value, Elements<VarVec2>, MatrixAssign<Mat3x2, Mat3> {}
export interface VarMat3 extends Mat3Value, Elements<VarVec3>, MatrixAssign<Mat3, Mat3> {}
export interface VarMat3x4 extends Mat3x4Value, Elements<VarVec4>, MatrixAssign<Mat3x4, Mat3> {}
export interface VarMat4x2 extends Mat4x2Value, Elements<VarVec2>, MatrixAssign<Mat4x2, Mat4> {}
export interface VarMat4x3 extends Mat4x3Value, Elements<VarVec3>, MatrixAssign<Mat4x3, Mat4> {}
export interface VarMat4 extends Mat4Value, Elements<VarVec4>, MatrixAssign<Mat4, Mat4> {}

export type AnyMatrix = Mat2 | Mat2x3 | Mat2x4 | Mat3x2 | Mat3 | Mat3x4 | Mat4x2 | Mat4x3 | Mat4
