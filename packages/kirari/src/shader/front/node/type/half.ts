/** 16-bit floats, where the target supports them, and their vectors. */
import type { ScalarType, VectorType } from '../../../ir/type.ts'
import type { Bool, BVec2, BVec3, BVec4 } from './bool.ts'
import type { Repeat2, Repeat3, Repeat4, Swizzle2, Swizzle3, Swizzle4 } from './swizzle.ts'
import type { Arithmetic, ArithmeticAssign, Comparable, Continuous, Elements, Geometric, ScalarArithmetic, Value } from './value.ts'

type N = number

export interface Half
  extends Value<ScalarType<'half'>, Half, VarHalf>, ScalarArithmetic<Half, HVec2 | HVec3 | HVec4>, Continuous<Half, N>, Comparable<Half, Bool, N> {}
export interface VarHalf extends Half, ArithmeticAssign<Half | N> {}

interface HalfVector<Self, B> extends Arithmetic<Self, Half | N>, Continuous<Self, Half | N>, Comparable<Self, B, Half | N>, Geometric<Self, Half> {}
interface HVec2Value extends Value<VectorType<'hvec2'>, HVec2, VarHVec2>, HalfVector<HVec2, BVec2>, Repeat2<HVec2, HVec3, HVec4> {}
interface HVec3Value extends Value<VectorType<'hvec3'>, HVec3, VarHVec3>, HalfVector<HVec3, BVec3>, Repeat3<HVec2, HVec3, HVec4> {
  /** Returns the cross product, by the right-hand rule. */
  cross(b: HVec3): HVec3
}
interface HVec4Value extends Value<VectorType<'hvec4'>, HVec4, VarHVec4>, HalfVector<HVec4, BVec4>, Repeat4<HVec2, HVec3, HVec4> {}

export interface HVec2 extends HVec2Value, Elements<Half>, Swizzle2<Half, HVec2> {}
export interface HVec3 extends HVec3Value, Elements<Half>, Swizzle3<Half, HVec2, HVec3> {}
export interface HVec4 extends HVec4Value, Elements<Half>, Swizzle4<Half, HVec2, HVec3, HVec4> {}

export interface VarHVec2 extends HVec2Value, Elements<VarHalf>, Swizzle2<VarHalf, VarHVec2>, ArithmeticAssign<HVec2 | Half | N> {}
export interface VarHVec3 extends HVec3Value, Elements<VarHalf>, Swizzle3<VarHalf, VarHVec2, VarHVec3>, ArithmeticAssign<HVec3 | Half | N> {}
export interface VarHVec4 extends HVec4Value, Elements<VarHalf>, Swizzle4<VarHalf, VarHVec2, VarHVec3, VarHVec4>, ArithmeticAssign<HVec4 | Half | N> {}

export type AnyHalf = Half | HVec2 | HVec3 | HVec4
