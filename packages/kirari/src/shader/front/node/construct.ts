/** The constructors: a call such as `vec3(uv, 0)` makes a value, and the function itself represents the type in declarations. */
import { notAValue, wrongComponents } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { boolType, floatType, halfType, intType, isNumeric, typeOf, uintType, type NumericType, type ScalarType, type Type } from '../../ir/type.ts'
import { exprOf, literal, makeNode, Node, toNode } from './node.ts'
import type {
  Bool,
  BVec2,
  BVec3,
  BVec4,
  Float,
  Half,
  HVec2,
  HVec3,
  HVec4,
  Int,
  IVec2,
  IVec3,
  IVec4,
  Token,
  Uint,
  UVec2,
  UVec3,
  UVec4,
  Vec2,
  Vec3,
  Vec4,
} from './type.ts'

const construct = (type: NumericType, values: readonly unknown[], below: unknown): Node => {
  const { scalar, size } = type
  if (values.length === 1) {
    const [value] = values
    if (!(value instanceof Node)) {
      const part = toNode(value, scalar, below)
      return size === 1 ? part : makeNode('construct', type, [exprOf(part)])
    }
    if (value.type === type) return value
    if (isNumeric(value.type)) {
      const converted = convert(value, scalar)
      if (converted.type === type) return converted
      // A single scalar fills every component.
      if (value.type.size === 1) return makeNode('construct', type, [exprOf(converted)])
    }
  }
  let count = 0
  const parts = values.map((value) => {
    const part = toNode(value, scalar, below)
    if (!isNumeric(part.type)) return fail(notAValue(`parts of a ${type.name}`, value), below)
    count += part.type.size
    return exprOf(convert(part, scalar))
  })
  if (count !== size || values.length === 0) return fail(wrongComponents(type.name, size, count), below)
  return makeNode('construct', type, parts)
}

/** Converts the components of a node to `scalar`. */
const convert = (node: Node, scalar: ScalarType): Node => {
  if (!isNumeric(node.type) || node.type.scalar === scalar) return node
  if (node.op === 'literal' && typeof node.detail === 'number') return literal(convertNumber(node.detail, node.type, scalar), scalar, convert)
  return makeNode('construct', typeOf(scalar, node.type.size), [exprOf(node)])
}

/** Converts as a shader would: rounds floats towards 0, and clamps to the integers that a float can represent. */
const convertNumber = (value: number, from: Type, to: ScalarType): number | boolean => {
  if (to === boolType) return value !== 0
  if (to !== intType && to !== uintType) return value
  if (from === intType || from === uintType) return to === intType ? value | 0 : value >>> 0
  const integer = Math.trunc(from === floatType ? Math.fround(value) : value)
  return to === intType ? Math.min(Math.max(integer, -(2 ** 31)), 2 ** 31 - 128) : Math.min(Math.max(integer, 0), 2 ** 32 - 256)
}

const constructor = <C>(type: NumericType): C => {
  const make = (...values: unknown[]): Node => construct(type, values, make)
  make.type = type
  // The interfaces below declare the overloads; `construct` checks the arguments at run time.
  return make as unknown as C
}

type N = number
type Scalar = AnyScalar | N | boolean
type AnyScalar = Float | Half | Int | Uint | Bool
/** Makes a float from a number, or converts to float. */
export interface FloatConstructor extends Token<Float> {
  (value: Scalar): Float
}
/** Makes a half float from a number, or converts to half. 16 bits where the target supports it. */
export interface HalfConstructor extends Token<Half> {
  (value: Scalar): Half
}
/**
 * Makes an int from an integer in the range −2³¹ to 2³¹ − 1, or converts to int. A float is rounded towards 0 and clamped to the range
 * −2147483648 to 2147483520, the largest float that an int can hold.
 */
export interface IntConstructor extends Token<Int> {
  (value: Scalar): Int
}
/**
 * Makes a uint from an integer in the range 0 to 2³² − 1, or converts to uint. A float is rounded towards 0 and clamped to the range
 * 0 to 4294967040, the largest float that a uint can hold.
 */
export interface UintConstructor extends Token<Uint> {
  (value: Scalar): Uint
}
export interface BoolConstructor extends Token<Bool> {
  (value: Scalar): Bool
}
type Any2 = Vec2 | HVec2 | IVec2 | UVec2 | BVec2
type Any3 = Vec3 | HVec3 | IVec3 | UVec3 | BVec3
type Any4 = Vec4 | HVec4 | IVec4 | UVec4 | BVec4
interface Make2<V, S, P2> extends Token<V> {
  /** Sets every component to one value. */
  (all: S): V
  (x: S, y: S): V
  /** Converts each component. */
  (convert: Any2 | P2): V
}
interface Make3<V, S, P2, P3> extends Token<V> {
  /** Sets every component to one value. */
  (all: S): V
  (x: S, y: S, z: S): V
  (xy: P2, z: S): V
  (x: S, yz: P2): V
  /** Converts each component. */
  (convert: Any3 | P3): V
}
interface Make4<V, S, P2, P3, P4> extends Token<V> {
  /** Sets every component to one value. */
  (all: S): V
  (x: S, y: S, z: S, w: S): V
  (xyz: P3, w: S): V
  (x: S, yzw: P3): V
  (xy: P2, zw: P2): V
  (xy: P2, z: S, w: S): V
  (x: S, yz: P2, w: S): V
  (x: S, y: S, zw: P2): V
  /** Converts each component. */
  (convert: Any4 | P4): V
}
export interface Vec2Constructor extends Make2<Vec2, Float | N, Vec2> {}
export interface Vec3Constructor extends Make3<Vec3, Float | N, Vec2, Vec3> {}
export interface Vec4Constructor extends Make4<Vec4, Float | N, Vec2, Vec3, Vec4> {}
export interface HVec2Constructor extends Make2<HVec2, Half | N, HVec2> {}
export interface HVec3Constructor extends Make3<HVec3, Half | N, HVec2, HVec3> {}
export interface HVec4Constructor extends Make4<HVec4, Half | N, HVec2, HVec3, HVec4> {}
export interface IVec2Constructor extends Make2<IVec2, Int | N, IVec2> {}
export interface IVec3Constructor extends Make3<IVec3, Int | N, IVec2, IVec3> {}
export interface IVec4Constructor extends Make4<IVec4, Int | N, IVec2, IVec3, IVec4> {}
export interface UVec2Constructor extends Make2<UVec2, Uint | N, UVec2> {}
export interface UVec3Constructor extends Make3<UVec3, Uint | N, UVec2, UVec3> {}
export interface UVec4Constructor extends Make4<UVec4, Uint | N, UVec2, UVec3, UVec4> {}
export interface BVec2Constructor extends Make2<BVec2, Bool | boolean, BVec2> {}
export interface BVec3Constructor extends Make3<BVec3, Bool | boolean, BVec2, BVec3> {}
export interface BVec4Constructor extends Make4<BVec4, Bool | boolean, BVec2, BVec3, BVec4> {}

/** The type of 32-bit floats. Call it to make one from a number, or to convert a value. */
export const float: FloatConstructor = /*#__PURE__*/ constructor(floatType)
/** The type of half floats: 16 bits where the target supports them. Call it to make one from a number, or to convert a value. */
export const half: HalfConstructor = /*#__PURE__*/ constructor(halfType)
/** The type of signed 32-bit integers. Call it to make one from a number, or to convert a value: floats are rounded towards 0. */
export const int: IntConstructor = /*#__PURE__*/ constructor(intType)
/** The type of unsigned 32-bit integers. Call it to make one from a number, or to convert a value: floats are rounded towards 0. */
export const uint: UintConstructor = /*#__PURE__*/ constructor(uintType)
/** The type of booleans. Call it to make one, or to convert a value: false for 0, otherwise true. */
export const bool: BoolConstructor = /*#__PURE__*/ constructor(boolType)
/** The type of vectors with 2 floats. Call it to make or convert one. */
export const vec2: Vec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(floatType, 2))
/** The type of vectors with 3 floats. Call it to make or convert one. */
export const vec3: Vec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(floatType, 3))
/** The type of vectors with 4 floats. Call it to make or convert one. */
export const vec4: Vec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(floatType, 4))
/** The type of vectors with 2 half floats. Call it to make or convert one. */
export const hvec2: HVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(halfType, 2))
/** The type of vectors with 3 half floats. Call it to make or convert one. */
export const hvec3: HVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(halfType, 3))
/** The type of vectors with 4 half floats. Call it to make or convert one. */
export const hvec4: HVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(halfType, 4))
/** The type of vectors with 2 signed integers. Call it to make or convert one. */
export const ivec2: IVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(intType, 2))
/** The type of vectors with 3 signed integers. Call it to make or convert one. */
export const ivec3: IVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(intType, 3))
/** The type of vectors with 4 signed integers. Call it to make or convert one. */
export const ivec4: IVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(intType, 4))
/** The type of vectors with 2 unsigned integers. Call it to make or convert one. */
export const uvec2: UVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(uintType, 2))
/** The type of vectors with 3 unsigned integers. Call it to make or convert one. */
export const uvec3: UVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(uintType, 3))
/** The type of vectors with 4 unsigned integers. Call it to make or convert one. */
export const uvec4: UVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(uintType, 4))
/** The type of vectors with 2 booleans. Call it to make or convert one. */
export const bvec2: BVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(boolType, 2))
/** The type of vectors with 3 booleans. Call it to make or convert one. */
export const bvec3: BVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(boolType, 3))
/** The type of vectors with 4 booleans. Call it to make or convert one. */
export const bvec4: BVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(boolType, 4))
