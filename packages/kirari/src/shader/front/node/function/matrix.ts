/** Functions of matrices. `a.mul(b)` is the matrix product. */
import * as rules from '../../../builtin/matrix.ts'
import { registerMatrices } from '../matrix.ts'
import { builtin } from '../node.ts'
import type { AnyMatrix, Float, Like, Mat2, Mat2x3, Mat2x4, Mat3, Mat3x2, Mat3x4, Mat4, Mat4x2, Mat4x3, Vec2, Vec3, Vec4 } from '../type.ts'
import { call, callable } from './call.ts'

interface Transpose {
  (m: Mat2): Mat2
  (m: Mat3): Mat3
  (m: Mat4): Mat4
  (m: Mat2x3): Mat3x2
  (m: Mat2x4): Mat4x2
  (m: Mat3x2): Mat2x3
  (m: Mat3x4): Mat4x3
  (m: Mat4x2): Mat2x4
  (m: Mat4x3): Mat3x4
}
/** Returns the transpose. */
export const transpose: Transpose = /*#__PURE__*/ call(rules.transpose)
/** Returns the determinant. */
export const determinant: (m: Mat2 | Mat3 | Mat4) => Float = /*#__PURE__*/ call(rules.determinant)
/** Returns the inverse. Undefined if the determinant is 0. */
export const inverse: <M extends Mat2 | Mat3 | Mat4>(m: Like<M>) => M = /*#__PURE__*/ call(rules.inverse)
/** Returns the component-wise product. */
export const matrixCompMult: <M extends AnyMatrix>(a: Like<M>, b: NoInfer<M>) => M = /*#__PURE__*/ call(rules.matrixCompMult)

interface OuterProduct {
  (column: Vec2, row: Vec2): Mat2
  (column: Vec3, row: Vec2): Mat2x3
  (column: Vec4, row: Vec2): Mat2x4
  (column: Vec2, row: Vec3): Mat3x2
  (column: Vec3, row: Vec3): Mat3
  (column: Vec4, row: Vec3): Mat3x4
  (column: Vec2, row: Vec4): Mat4x2
  (column: Vec3, row: Vec4): Mat4x3
  (column: Vec4, row: Vec4): Mat4
}
/** `outerProduct(column, row)`: the matrix whose columns are `column` times each component of `row`. */
export const outerProduct: OuterProduct = /*#__PURE__*/ callable((values, below) => {
  registerMatrices()
  return builtin(rules.outerProduct, values, below)
})
