/** Vector geometry: lengths, products, reflection and refraction. */
import { intType, uintType } from '../../../ir/type.ts'
import { arithmetic, component } from '../../../pass/build.ts'
import { builtins } from '../../../builtin/core.ts'
import * as rules from '../../../builtin/geometric.ts'
import { binary, builtin, exprOf, makeNode, Node } from '../node.ts'
import type { AnyFloatVector, Float, Half, HVec2, HVec3, HVec4, Int, IVec2, IVec3, IVec4, Like, Uint, UVec2, UVec3, UVec4, Vec3 } from '../type.ts'
import { call, callable, type N } from './call.ts'

type AnyHalfVector = HVec2 | HVec3 | HVec4
type AnyVector = AnyFloatVector | AnyHalfVector
interface Length {
  (v: AnyFloatVector): Float
  (v: AnyHalfVector): Half
}
/** Returns the Euclidean length, √(v·v). */
export const length: Length = /*#__PURE__*/ call('length')
interface Distance {
  <V extends AnyFloatVector>(a: Like<V>, b: NoInfer<V>): Float
  <V extends AnyHalfVector>(a: Like<V>, b: NoInfer<V>): Half
}
/** Returns the Euclidean distance, the length of a − b. */
export const distance: Distance = /*#__PURE__*/ call('distance')

interface Dot extends Distance {
  <V extends IVec2 | IVec3 | IVec4>(a: Like<V>, b: NoInfer<V>): Int
  <V extends UVec2 | UVec3 | UVec4>(a: Like<V>, b: NoInfer<V>): Uint
}
/** Returns the dot product. Integers wrap at 32 bits. */
export const dot: Dot = /*#__PURE__*/ callable(([a, b], below) => {
  const type = a instanceof Node && a.type.kind === 'vector' ? a.type : undefined
  if (type?.scalar !== intType && type?.scalar !== uintType) return builtin(builtins.dot, [a, b], below)
  if (!(b instanceof Node) || b.type !== type) return builtin(builtins.dot, [a, b], below)
  // GLSL has `dot` for floats only.
  const products = exprOf(binary('*', a, b, below))
  const { op, args, detail } = Array.from({ length: type.size }, (_, i) => component(products, i)).reduce((sum, product) => arithmetic('+', sum, product))
  return makeNode(op, type.scalar, args, detail)
})

/** Returns the cross product: perpendicular to both vectors by the right-hand rule, with the area of their parallelogram as its length. */
export const cross: <V extends Vec3 | HVec3>(a: Like<V>, b: NoInfer<V>) => V = /*#__PURE__*/ call('cross')
/** Returns the unit vector in the same direction. Undefined for the zero vector. */
export const normalize: <V extends AnyVector>(v: Like<V>) => V = /*#__PURE__*/ call('normalize')
/** `faceForward(normal, incident, reference)`: `normal` if dot(reference, incident) < 0, otherwise −`normal`. */
export const faceForward: <V extends AnyVector>(normal: Like<V>, incident: NoInfer<V>, reference: NoInfer<V>) => V = /*#__PURE__*/ call(rules.faceForward)
/** `reflect(incident, normal)`: the reflection of `incident` at a surface with the unit vector `normal`. */
export const reflect: <V extends AnyVector>(incident: Like<V>, normal: NoInfer<V>) => V = /*#__PURE__*/ call('reflect')
/**
 * `refract(incident, normal, ratio)`: the direction of the refracted ray by Snell's law; the zero vector on total internal reflection.
 * `incident` and `normal` are unit vectors. `ratio` is the index of refraction on the incident side over that on the other: 1 / 1.33 from air to water.
 */
export const refract: <V extends AnyFloatVector>(incident: Like<V>, normal: NoInfer<V>, ratio: Float | N) => V = /*#__PURE__*/ call(rules.refract)
