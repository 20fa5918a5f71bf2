/** What the built-in functions share: how a call is made of a rule, and the types of those that work component by component. */
import { builtins, type CoreName } from '../../../builtin/core.ts'
import type { Rule } from '../../../builtin/rule.ts'
import { builtin } from '../node.ts'
import type { AnyFloat, AnyFloatVector, AnyHalf, AnyInt, AnyNumeric, AnyUint, Float, Generic, Half, Like } from '../type.ts'

/** A bare number, where one will do. */
export type N = number
/** A value a component-wise function takes: any float or float vector, or the type a generic function is written over. */
export type Floats = AnyFloat | Generic
/** The same with half floats, which take no float beside them. */
export type FloatsAndHalves = Floats | AnyHalf

// Each type says what the rule of its built-in says; the tests call every built-in with every type its rule takes.
export const call = <F>(of: CoreName | Rule): F => {
  const run = (...values: unknown[]): unknown => builtin(typeof of === 'string' ? builtins[of] : of, values, run)
  // F is one of the interfaces below, or of the file that calls.
  return run as F
}

/** A function that is more than one built-in, or whose arguments are not all of one kind. */
export const callable = <F>(make: (values: readonly unknown[], below: unknown) => unknown): F => {
  const run = (...values: unknown[]): unknown => make(values, run)
  // As above.
  return run as F
}

/** The type of a built-in of one argument. */
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
/** Floats and integers alike: a bare number takes the kind of the other side. */
export interface Numeric2 extends Map2<Floats> {
  <V extends AnyNumeric>(x: Like<V>, y: NoInfer<V> | N): V
  <V extends AnyNumeric>(x: N, y: Like<V>): V
}
export interface Numeric3 extends Map3<Floats> {
  <V extends AnyNumeric>(x: Like<V>, low: NoInfer<V> | N, high: NoInfer<V> | N): V
}
/** Integers, component by component. */
export type MapBits = <V extends AnyInt | AnyUint>(x: Like<V>) => V
