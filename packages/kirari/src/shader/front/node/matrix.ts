/** Matrix constructors, and the nodes of matrices. Imported only where a matrix is made, so a bundle without matrices does not contain it. */
import { notAValue, wrongComponents } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { matrixOf } from '../../ir/compound-type.ts'
import { floatType, type MatrixType } from '../../ir/type.ts'
import { byColumns } from '../../builtin/matrix-columns.ts'
import { matrixBinaryType } from '../../builtin/matrix-operator.ts'
import { provideMatrices } from '../../feature/matrix-rewrite.ts'
import { element, exprOf, makeNode, Node, registerNodes, toNode } from './node.ts'
import type { AnyMatrix, Float, Mat2, Mat2x3, Mat2x4, Mat3, Mat3x2, Mat3x4, Mat4, Mat4x2, Mat4x3, Token, Vec2, Vec3, Vec4 } from './type.ts'

class MatrixNode extends Node {
  at(at: unknown): Node {
    const { type } = this
    // oxlint-disable-next-line typescript/unbound-method -- a mark in the stack, never called
    const below = MatrixNode.prototype.at
    return type.kind === 'matrix' ? element(this, at, type.column, type.columns, below) : fail(notAValue('a matrix', this), below)
  }

  negate(): Node {
    return makeNode('unary', this.type, [exprOf(this)], '-')
  }
}

let registered = false
/** Registers the class above for all matrix types. Everything that makes a matrix calls it first. */
export const registerMatrices = (): void => {
  if (registered) return
  registered = true
  provideMatrices(byColumns)
  Object.defineProperty(MatrixNode.prototype, 'binaryType', { value: matrixBinaryType })
  for (const columns of [2, 3, 4]) for (const rows of [2, 3, 4]) registerNodes(matrixOf(columns, rows), MatrixNode)
}

const construct = (type: MatrixType, values: readonly unknown[], below: unknown): Node => {
  const { name, columns, rows, column } = type
  const nodes = values.map((value) => toNode(value, floatType, below))
  const [only] = nodes
  if (nodes.length === 1 && only) {
    if (only.type === type) return only
    if (only.type.kind === 'matrix' || only.type === floatType) return makeNode('construct', type, [exprOf(only)])
  }
  const part = nodes.length === columns ? column : floatType
  nodes.forEach((node, i) => {
    if (node.type !== part) return fail(notAValue(`columns of ${column.name}, ${columns * rows} floats, one float or a matrix for ${name}`, values[i]), below)
  })
  if (part === floatType && nodes.length !== columns * rows) return fail(wrongComponents(name, columns * rows, nodes.length), below)
  return makeNode('construct', type, nodes.map(exprOf))
}

const constructor = <C>(columns: number, rows: number): C => {
  registerMatrices()
  const type = matrixOf(columns, rows)
  const make = (...values: unknown[]): Node => construct(type, values, make)
  make.type = type
  // The interfaces below declare the overloads; `construct` checks the arguments at run time.
  return make as unknown as C
}

type S = Float | number
interface Make<M> extends Token<M> {
  /** A matrix with this number on the diagonal and 0 elsewhere. */
  (diagonal: S): M
  /** The upper left part of another matrix; missing components are those of the identity matrix. */
  (matrix: AnyMatrix): M
}
interface Columns2<M, C> extends Make<M> {
  (c0: C, c1: C): M
}
interface Columns3<M, C> extends Make<M> {
  (c0: C, c1: C, c2: C): M
}
interface Columns4<M, C> extends Make<M> {
  (c0: C, c1: C, c2: C, c3: C): M
}
export interface Mat2Constructor extends Columns2<Mat2, Vec2> {
  /** The components in column-major order. */
  (...components: readonly [S, S, S, S]): Mat2
}
export interface Mat2x3Constructor extends Columns2<Mat2x3, Vec3> {
  (...components: readonly [S, S, S, S, S, S]): Mat2x3
}
export interface Mat2x4Constructor extends Columns2<Mat2x4, Vec4> {
  (...components: readonly [S, S, S, S, S, S, S, S]): Mat2x4
}
export interface Mat3x2Constructor extends Columns3<Mat3x2, Vec2> {
  (...components: readonly [S, S, S, S, S, S]): Mat3x2
}
export interface Mat3Constructor extends Columns3<Mat3, Vec3> {
  (...components: readonly [S, S, S, S, S, S, S, S, S]): Mat3
}
export interface Mat3x4Constructor extends Columns3<Mat3x4, Vec4> {
  (...components: readonly [S, S, S, S, S, S, S, S, S, S, S, S]): Mat3x4
}
export interface Mat4x2Constructor extends Columns4<Mat4x2, Vec2> {
  (...components: readonly [S, S, S, S, S, S, S, S]): Mat4x2
}
export interface Mat4x3Constructor extends Columns4<Mat4x3, Vec3> {
  (...components: readonly [S, S, S, S, S, S, S, S, S, S, S, S]): Mat4x3
}
export interface Mat4Constructor extends Columns4<Mat4, Vec4> {
  (...components: readonly [S, S, S, S, S, S, S, S, S, S, S, S, S, S, S, S]): Mat4
}

/** A matrix with 2 columns and 2 rows. */
export const mat2: Mat2Constructor = /*#__PURE__*/ constructor(2, 2)
/** A matrix with 2 columns and 3 rows. */
export const mat2x3: Mat2x3Constructor = /*#__PURE__*/ constructor(2, 3)
/** A matrix with 2 columns and 4 rows. */
export const mat2x4: Mat2x4Constructor = /*#__PURE__*/ constructor(2, 4)
/** A matrix with 3 columns and 2 rows. */
export const mat3x2: Mat3x2Constructor = /*#__PURE__*/ constructor(3, 2)
/**
 * A matrix with 3 columns and 3 rows.
 *
 * @example
 * mat3(tangent, bitangent, normal).mul(direction)
 */
export const mat3: Mat3Constructor = /*#__PURE__*/ constructor(3, 3)
/** A matrix with 3 columns and 4 rows. */
export const mat3x4: Mat3x4Constructor = /*#__PURE__*/ constructor(3, 4)
/** A matrix with 4 columns and 2 rows. */
export const mat4x2: Mat4x2Constructor = /*#__PURE__*/ constructor(4, 2)
/** A matrix with 4 columns and 3 rows. */
export const mat4x3: Mat4x3Constructor = /*#__PURE__*/ constructor(4, 3)
/** A matrix with 4 columns and 4 rows. */
export const mat4: Mat4Constructor = /*#__PURE__*/ constructor(4, 4)
