/** Shared parts of the built-in functions: how a rule becomes a call, and the types of the component-wise functions. */
import { builtins, type CoreName } from '../../../builtin/core.ts'
import type { Rule } from '../../../builtin/rule.ts'
import { builtin } from '../node.ts'
import type { AnyFloat, AnyFloatVector, AnyHalf, AnyInt, AnyNumeric, AnyUint, Float, Generic, Half, Like } from '../type.ts'

/** A JavaScript number in place of a node. */
export type N = number
/** An argument of a component-wise function: a float, a float vector, or `T` of a generic function. */
export type Floats = AnyFloat | Generic
/** `Floats` and half floats. A half cannot be mixed with a float. */
export type FloatsAndHalves = Floats | AnyHalf

// These types restate the rules of the built-ins; tests call every built-in with every type that its rule accepts.
export const call = <F>(of: CoreName | Rule): F => {
  const run = (...values: unknown[]): unknown => builtin(typeof of === 'string' ? builtins[of] : of, values, run)
  // F is one of the interfaces below, or of the calling file.
  return run as F
}

/** For functions that combine several built-ins, or whose arguments have different types. */
export const callable = <F>(make: (values: readonly unknown[], below: unknown) => unknown): F => {
  const run = (...values: unknown[]): unknown => make(values, run)
  // As above.
  return run as F
}

/** A component-wise function of one argument. */
export interface Map1<All> {
  <V extends All>(x: Like<V>): V
  (x: N): Float
}
export interface Map2<All> {
  <V extends All>(x: Like<V>, y: NoInfer<V> | Float | N): V
  (x: Float | N, y: Float | N): Float
  <V extends AnyFloatVector | Generic>(x: Float | N, y: Like<V>): V
  <V extends AnyHalf>(x: Like<V>, y: NoInfer<V> | Half | N): V
  <V extends AnyHalf>(x: Half | N, y: Like<V>): V
}
export interface Map3<All> {
  <V extends All>(x: Like<V>, y: NoInfer<V> | Float | N, z: NoInfer<V> | Float | N): V
  (x: Float | N, y: Float | N, z: Float | N): Float
  <V extends AnyFloatVector | Generic>(x: Float | N, y: Float | N, z: Like<V>): V
  <V extends AnyFloatVector | Generic>(x: Float | N, y: Like<V>, z: NoInfer<V> | Float | N): V
  <V extends AnyHalf>(x: Like<V>, y: NoInfer<V> | Half | N, z: NoInfer<V> | Half | N): V
  <V extends AnyHalf>(x: Half | N, y: Half | N, z: Like<V>): V
}
/** Floats and integers: a number takes the scalar type of the other argument. */
export interface Numeric2 extends Map2<Floats> {
  <V extends AnyNumeric>(x: Like<V>, y: NoInfer<V> | N): V
  <V extends AnyNumeric>(x: N, y: Like<V>): V
}
export interface Numeric3 extends Map3<Floats> {
  <V extends AnyNumeric>(x: Like<V>, low: NoInfer<V> | N, high: NoInfer<V> | N): V
}
/** Component-wise, on integers. */
export type MapBits = <V extends AnyInt | AnyUint>(x: Like<V>) => V
