/** Booleans and boolean vectors. */
import type { ScalarType, VectorType } from '../../../ir/type.ts'
import type { Repeat2, Repeat3, Repeat4, Swizzle2, Swizzle3, Swizzle4 } from './swizzle.ts'
import type { Assign, Elements, Equatable, Value } from './value.ts'

export interface Bool extends Value<ScalarType<'bool'>, Bool, VarBool>, Equatable<Bool, Bool, boolean> {
  /** Logical AND. */
  and(b: Bool | boolean): Bool
  /** Logical OR. */
  or(b: Bool | boolean): Bool
  /** Logical NOT. */
  not(): Bool
}
export interface VarBool extends Bool, Assign<Bool | boolean> {}

interface BoolVector<Self> extends Equatable<Self, Self, Bool | boolean> {
  /** Returns true if every component is true. */
  all(): Bool
  /** Returns true if at least one component is true. */
  any(): Bool
  /** Logical NOT, component-wise. */
  not(): Self
}
interface BVec2Value extends Value<VectorType<'bvec2'>, BVec2, VarBVec2>, BoolVector<BVec2>, Repeat2<BVec2, BVec3, BVec4> {}
interface BVec3Value extends Value<VectorType<'bvec3'>, BVec3, VarBVec3>, BoolVector<BVec3>, Repeat3<BVec2, BVec3, BVec4> {}
interface BVec4Value extends Value<VectorType<'bvec4'>, BVec4, VarBVec4>, BoolVector<BVec4>, Repeat4<BVec2, BVec3, BVec4> {}
export interface BVec2 extends BVec2Value, Elements<Bool>, Swizzle2<Bool, BVec2> {}
export interface BVec3 extends BVec3Value, Elements<Bool>, Swizzle3<Bool, BVec2, BVec3> {}
export interface BVec4 extends BVec4Value, Elements<Bool>, Swizzle4<Bool, BVec2, BVec3, BVec4> {}
export interface VarBVec2 extends BVec2Value, Elements<VarBool>, Swizzle2<VarBool, VarBVec2>, Assign<BVec2 | Bool | boolean> {}
export interface VarBVec3 extends BVec3Value, Elements<VarBool>, Swizzle3<VarBool, VarBVec2, VarBVec3>, Assign<BVec3 | Bool | boolean> {}
export interface VarBVec4 extends BVec4Value, Elements<VarBool>, Swizzle4<VarBool, VarBVec2, VarBVec3, VarBVec4>, Assign<BVec4 | Bool | boolean> {}

export type AnyBool = Bool | BVec2 | BVec3 | BVec4
