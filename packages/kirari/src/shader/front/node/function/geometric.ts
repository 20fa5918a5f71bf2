/** Lengths, directions and what light does with them. */
import { intType, uintType } from '../../../ir/type.ts'
import { arithmetic, component } from '../../../pass/build.ts'
import { builtins } from '../../../builtin/core.ts'
import * as rules from '../../../builtin/geometric.ts'
import { binary, builtin, exprOf, makeNode, Node } from '../node.ts'
import type { AnyFloatVector, Float, Half, HVec2, HVec3, HVec4, Int, IVec2, IVec3, IVec4, Like, Uint, UVec2, UVec3, UVec4, Vec3 } from '../type.ts'
import { call, callable, type N } from './call.ts'

type AnyHalfVector = HVec2 | HVec3 | HVec4
type AnyVector = AnyFloatVector | AnyHalfVector
export interface Length {
  (v: AnyFloatVector): Float
  (v: AnyHalfVector): Half
}
/** √(v·v). */
export const length: Length = /*#__PURE__*/ call('length')
export interface Distance {
  <V extends AnyFloatVector>(a: Like<V>, b: NoInfer<V>): Float
  <V extends AnyHalfVector>(a: Like<V>, b: NoInfer<V>): Half
}
/** The length of a − b. */
export const distance: Distance = /*#__PURE__*/ call('distance')

export interface Dot extends Distance {
  <V extends IVec2 | IVec3 | IVec4>(a: Like<V>, b: NoInfer<V>): Int
  <V extends UVec2 | UVec3 | UVec4>(a: Like<V>, b: NoInfer<V>): Uint
}
/** The sum of the products of the components; of integers it wraps at 32 bits. */
export const dot: Dot = /*#__PURE__*/ callable(([a, b], below) => {
  const type = a instanceof Node && a.type.kind === 'vector' ? a.type : undefined
  if (type?.scalar !== intType && type?.scalar !== uintType) return builtin(builtins.dot, [a, b], below)
  if (!(b instanceof Node) || b.type !== type) return builtin(builtins.dot, [a, b], below)
  // GLSL has it for floats only.
  const products = exprOf(binary('*', a, b, below))
  const { op, args, detail } = Array.from({ length: type.size }, (_, i) => component(products, i)).reduce((sum, product) => arithmetic('+', sum, product))
  return makeNode(op, type.scalar, args, detail)
})

/** The vector that stands on both, by the rule of the right hand; as long as the area between them. */
export const cross: <V extends Vec3 | HVec3>(a: Like<V>, b: NoInfer<V>) => V = /*#__PURE__*/ call('cross')
/** The same direction with length 1. The zero vector has no direction: its result is not defined. */
export const normalize: <V extends AnyVector>(v: Like<V>) => V = /*#__PURE__*/ call('normalize')
/** (normal, incident, reference): the normal where the reference looks against the incident, else the normal turned round. */
export const faceForward: <V extends AnyVector>(normal: Like<V>, incident: NoInfer<V>, reference: NoInfer<V>) => V = /*#__PURE__*/ call(rules.faceForward)
/** (incident, unit normal): the incident mirrored at the surface. */
export const reflect: <V extends AnyVector>(incident: Like<V>, normal: NoInfer<V>) => V = /*#__PURE__*/ call('reflect')
/**
 * (unit incident, unit normal, ratio): the direction behind the surface, by Snell's law; the zero vector where all is reflected.
 * The ratio is the index of refraction before the surface over the one behind it: 1 / 1.33 from air into water.
 */
export const refract: <V extends AnyFloatVector>(incident: Like<V>, normal: NoInfer<V>, ratio: Float | N) => V = /*#__PURE__*/ call(rules.refract)
