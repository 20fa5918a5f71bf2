/** The built-in functions as users call them. Each is one line, so an unused one costs nothing. */
import type { Expr } from '../../ir/expr.ts'
import { builtins, type CoreName } from '../../proc/builtin/core.ts'
import { isNumeric } from '../../ir/type.ts'
import { ascends, smoothstepFormula } from '../../proc/smoothstep.ts'
import { builtin, makeNode, type Node } from './node.ts'
import { chooseNode } from './select.ts'
import type {
  AnyBool,
  AnyFloat,
  AnyFloatVector,
  AnyInt,
  AnyNumeric,
  Bool,
  BVec2,
  BVec3,
  BVec4,
  Float,
  Generic,
  GenericBool,
  Int,
  IVec2,
  IVec3,
  IVec4,
  Uint,
  UVec2,
  UVec3,
  UVec4,
  Vec2,
  Vec3,
  Vec4,
} from './type.ts'

type N = number

// Each type says what the rule of its built-in says; the tests call every built-in with every type its rule takes.
const call = <F>(name: CoreName): F => {
  const run = (...values: unknown[]): unknown => builtin(builtins[name], values, run)
  // F is one of the interfaces above.
  return run as F
}

/** A function of three arguments at most that is more than one built-in. */
const callable = <F>(make: (a: unknown, b: unknown, c: unknown, below: unknown) => Node): F => {
  const run = (a: unknown, b: unknown, c: unknown): unknown => make(a, b, c, run)
  // F is one of the interfaces below.
  return run as F
}

/** A value a component-wise function takes: any float or float vector, or the type a generic function is written over. */
type Floats = AnyFloat | Generic
/** The type of a built-in of one argument. */
export interface Map1<All> {
  <V extends All>(x: V): V
  (x: N): Float
}
export interface Map2<All> {
  <V extends All>(x: V, y: NoInfer<V> | Float | N): V
  (x: Float | N, y: Float | N): Float
  <V extends AnyFloatVector | Generic>(x: Float | N, y: V): V
}
export interface Map3<All> {
  <V extends All>(x: V, y: NoInfer<V> | Float | N, z: NoInfer<V> | Float | N): V
  (x: Float | N, y: Float | N, z: Float | N): Float
  <V extends AnyFloatVector | Generic>(x: Float | N, y: V | Float | N, z: V | Float | N): V
}
/** Floats and integers alike: a bare number takes the kind of the other side. */
export interface Numeric2 extends Map2<Floats> {
  <V extends AnyNumeric>(x: V, y: NoInfer<V> | N): V
  <V extends AnyNumeric>(x: N, y: V): V
}
export interface Numeric3 extends Map3<Floats> {
  <V extends AnyNumeric>(x: V, low: NoInfer<V> | N, high: NoInfer<V> | N): V
}
export interface Mix extends Map3<Floats> {
  <V extends AnyFloatVector | Generic>(a: V, b: V | Float | N, t: V | Float | N): V
  <V extends AnyFloatVector | Generic>(a: Float | N, b: V, t: V | Float | N): V
}

export const abs: Map1<Floats | AnyInt> = /*#__PURE__*/ call('abs')
/** −1, 0 or 1. */
export const sign: Map1<Floats | AnyInt> = /*#__PURE__*/ call('sign')
export const floor: Map1<Floats> = /*#__PURE__*/ call('floor')
export const ceil: Map1<Floats> = /*#__PURE__*/ call('ceil')
/** To the nearest whole number, halves to even. */
export const round: Map1<Floats> = /*#__PURE__*/ call('round')
export const trunc: Map1<Floats> = /*#__PURE__*/ call('trunc')
/** x − floor(x). */
export const fract: Map1<Floats> = /*#__PURE__*/ call('fract')
export const sqrt: Map1<Floats> = /*#__PURE__*/ call('sqrt')
/** 1 / √x. */
export const inverseSqrt: Map1<Floats> = /*#__PURE__*/ call('inverseSqrt')
export const exp: Map1<Floats> = /*#__PURE__*/ call('exp')
export const exp2: Map1<Floats> = /*#__PURE__*/ call('exp2')
export const log: Map1<Floats> = /*#__PURE__*/ call('log')
export const log2: Map1<Floats> = /*#__PURE__*/ call('log2')
export const sin: Map1<Floats> = /*#__PURE__*/ call('sin')
export const cos: Map1<Floats> = /*#__PURE__*/ call('cos')
export const tan: Map1<Floats> = /*#__PURE__*/ call('tan')
export const asin: Map1<Floats> = /*#__PURE__*/ call('asin')
export const acos: Map1<Floats> = /*#__PURE__*/ call('acos')
export const atan: Map1<Floats> = /*#__PURE__*/ call('atan')
export const radians: Map1<Floats> = /*#__PURE__*/ call('radians')
export const degrees: Map1<Floats> = /*#__PURE__*/ call('degrees')
/** Clamped to 0…1. */
export const saturate: Map1<Floats> = /*#__PURE__*/ callable((x, _y, _z, below) => builtin(builtins.clamp, [x, 0, 1], below))
/** The angle of (x, y) in radians, −π…π; arguments (y, x). The origin has no angle: its result is not defined. */
export const atan2: Map2<Floats> = /*#__PURE__*/ call('atan2')
/** x to the power of y; x must not be negative. */
export const pow: Map2<Floats> = /*#__PURE__*/ call('pow')
/** x − y·floor(x / y): takes the sign of y. */
export const mod: Map2<Floats> = /*#__PURE__*/ call('mod')
/** The smaller of the two, component by component. */
export const min: Numeric2 = /*#__PURE__*/ call('min')
/** The larger of the two, component by component. */
export const max: Numeric2 = /*#__PURE__*/ call('max')
/** (x, low, high). */
export const clamp: Numeric3 = /*#__PURE__*/ call('clamp')
/** (a, b, t): a at t = 0, b at t = 1, beyond them outside. */
export const mix: Mix = /*#__PURE__*/ call('mix')
/** (edge, x): 0 where x is below the edge, else 1. */
export const step: Map2<Floats> = /*#__PURE__*/ call('step')
/** (low, high, x): a smooth ramp from 0 to 1. Equal edges give a step, reversed edges a ramp down. */
export const smoothstep: Map3<Floats> = /*#__PURE__*/ callable((low, high, x, below) => {
  const node = builtin(builtins.smoothstep, [low, high, x], below)
  // The rule of the built-in has fixed how many arguments it has.
  const [a, b, c] = node.args as [Expr, Expr, Expr]
  if (ascends(a, b) || !isNumeric(node.type)) return node
  const { op, type, args, detail } = smoothstepFormula(node.type, a, b, c)
  return makeNode(op, type, args, detail)
})

export const length: (v: AnyFloatVector) => Float = /*#__PURE__*/ call('length')
export const distance: <V extends AnyFloatVector>(a: V, b: NoInfer<V>) => Float = /*#__PURE__*/ call('distance')
export const dot: <V extends AnyFloatVector>(a: V, b: NoInfer<V>) => Float = /*#__PURE__*/ call('dot')
export const cross: (a: Vec3, b: Vec3) => Vec3 = /*#__PURE__*/ call('cross')
export const normalize: <V extends AnyFloatVector>(v: V) => V = /*#__PURE__*/ call('normalize')
/** (incident, unit normal). */
export const reflect: <V extends AnyFloatVector>(incident: V, normal: NoInfer<V>) => V = /*#__PURE__*/ call('reflect')

export interface Select {
  <V extends AnyNumeric | AnyBool | Generic>(ifFalse: V, ifTrue: NoInfer<V>, condition: Bool): V
  (ifFalse: Float | N, ifTrue: Float | N, condition: Bool): Float
  <V extends AnyNumeric>(ifFalse: V | N, ifTrue: V | N, condition: Bool): V
  (ifFalse: Vec2 | Float | N, ifTrue: Vec2 | Float | N, condition: BVec2): Vec2
  (ifFalse: Vec3 | Float | N, ifTrue: Vec3 | Float | N, condition: BVec3): Vec3
  (ifFalse: Vec4 | Float | N, ifTrue: Vec4 | Float | N, condition: BVec4): Vec4
  (ifFalse: IVec2 | Int, ifTrue: IVec2 | Int, condition: BVec2): IVec2
  (ifFalse: IVec3 | Int, ifTrue: IVec3 | Int, condition: BVec3): IVec3
  (ifFalse: IVec4 | Int, ifTrue: IVec4 | Int, condition: BVec4): IVec4
  (ifFalse: UVec2 | Uint, ifTrue: UVec2 | Uint, condition: BVec2): UVec2
  (ifFalse: UVec3 | Uint, ifTrue: UVec3 | Uint, condition: BVec3): UVec3
  (ifFalse: UVec4 | Uint, ifTrue: UVec4 | Uint, condition: BVec4): UVec4
  (ifFalse: Generic | Float | N, ifTrue: Generic | Float | N, condition: GenericBool): Generic
}
/** (ifFalse, ifTrue, condition): the order of WGSL. A bvec chooses component by component. */
export const select: Select = /*#__PURE__*/ callable(chooseNode)
export const all: (v: BVec2 | BVec3 | BVec4) => Bool = /*#__PURE__*/ call('all')
export const any: (v: BVec2 | BVec3 | BVec4) => Bool = /*#__PURE__*/ call('any')

export interface ToFloatBits {
  (x: Int | Uint): Float
  (x: IVec2 | UVec2): Vec2
  (x: IVec3 | UVec3): Vec3
  (x: IVec4 | UVec4): Vec4
}
export interface ToUintBits {
  (x: Float | Int): Uint
  (x: Vec2 | IVec2): UVec2
  (x: Vec3 | IVec3): UVec3
  (x: Vec4 | IVec4): UVec4
}
/** The same bits, read as a float. */
export const bitcastToFloat: ToFloatBits = /*#__PURE__*/ call('bitcastToFloat')
/** The same bits, read as an unsigned integer. */
export const bitcastToUint: ToUintBits = /*#__PURE__*/ call('bitcastToUint')
