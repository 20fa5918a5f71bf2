/** The constructors: `vec3(uv, 0)` makes a value, and the function itself stands for the type in declarations. */
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
      // One scalar for every component.
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

/** The node with its components converted to `scalar`. */
const convert = (node: Node, scalar: ScalarType): Node => {
  if (!isNumeric(node.type) || node.type.scalar === scalar) return node
  if (node.op === 'literal' && typeof node.detail === 'number') return literal(convertNumber(node.detail, node.type, scalar), scalar, convert)
  return makeNode('construct', typeOf(scalar, node.type.size), [exprOf(node)])
}

/** What a shader would make of the number: towards 0, and of what is out of range the nearest integer that a float can be. */
const convertNumber = (value: number, from: Type, to: ScalarType): number | boolean => {
  if (to === boolType) return value !== 0
  if (to !== intType && to !== uintType) return value
  if (from === intType || from === uintType) return to === intType ? value | 0 : value >>> 0
  const whole = Math.trunc(from === floatType ? Math.fround(value) : value)
  return to === intType ? Math.min(Math.max(whole, -(2 ** 31)), 2 ** 31 - 128) : Math.min(Math.max(whole, 0), 2 ** 32 - 256)
}

const constructor = <C>(type: NumericType): C => {
  const make = (...values: unknown[]): Node => construct(type, values, make)
  make.type = type
  // The calls a constructor takes are written in the interfaces below; `construct` checks them when it runs.
  return make as unknown as C
}

type N = number
type Scalar = AnyScalar | N | boolean
type AnyScalar = Float | Half | Int | Uint | Bool
/** A float, from a number or by conversion. */
export interface FloatConstructor extends Token<Float> {
  (value: Scalar): Float
}
/** A float of 16 bits where the target has it, from a number or by conversion. */
export interface HalfConstructor extends Token<Half> {
  (value: Scalar): Half
}
/** A whole number from −2³¹ to 2³¹ − 1, or a conversion: of a float towards 0, held to −2147483648 … 2147483520, the last float that is an int. */
export interface IntConstructor extends Token<Int> {
  (value: Scalar): Int
}
/** A whole number from 0 to 2³² − 1, or a conversion: of a float towards 0, held to 0 … 4294967040, the last float that is a uint. */
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
  (all: S): V
  (x: S, y: S): V
  (convert: Any2 | P2): V
}
interface Make3<V, S, P2, P3> extends Token<V> {
  (all: S): V
  (x: S, y: S, z: S): V
  (xy: P2, z: S): V
  (x: S, yz: P2): V
  (convert: Any3 | P3): V
}
interface Make4<V, S, P2, P3, P4> extends Token<V> {
  (all: S): V
  (x: S, y: S, z: S, w: S): V
  (xyz: P3, w: S): V
  (x: S, yzw: P3): V
  (xy: P2, zw: P2): V
  (xy: P2, z: S, w: S): V
  (x: S, yz: P2, w: S): V
  (x: S, y: S, zw: P2): V
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

export const float: FloatConstructor = /*#__PURE__*/ constructor(floatType)
export const half: HalfConstructor = /*#__PURE__*/ constructor(halfType)
export const int: IntConstructor = /*#__PURE__*/ constructor(intType)
export const uint: UintConstructor = /*#__PURE__*/ constructor(uintType)
export const bool: BoolConstructor = /*#__PURE__*/ constructor(boolType)
export const vec2: Vec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(floatType, 2))
export const vec3: Vec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(floatType, 3))
export const vec4: Vec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(floatType, 4))
export const hvec2: HVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(halfType, 2))
export const hvec3: HVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(halfType, 3))
export const hvec4: HVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(halfType, 4))
export const ivec2: IVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(intType, 2))
export const ivec3: IVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(intType, 3))
export const ivec4: IVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(intType, 4))
export const uvec2: UVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(uintType, 2))
export const uvec3: UVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(uintType, 3))
export const uvec4: UVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(uintType, 4))
export const bvec2: BVec2Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(boolType, 2))
export const bvec3: BVec3Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(boolType, 3))
export const bvec4: BVec4Constructor = /*#__PURE__*/ constructor(/*#__PURE__*/ typeOf(boolType, 4))
