/** The placeholder types in the body of a generic function. */
import type { ScalarType, VectorType } from '../../../ir/type.ts'
import type { Float } from './float.ts'
import type { Arithmetic, ArithmeticAssign, Assign, Comparable, Continuous, Equatable, Value } from './value.ts'

type N = number

/** The type parameter of a generic function: float, vec2, vec3 or vec4, the same type throughout the function. */
export interface Generic
  extends
    Value<GenericType, Generic, VarGeneric>,
    Arithmetic<Generic, Float | N>,
    Continuous<Generic, Float | N>,
    Comparable<Generic, GenericBool, Float | N> {}
export interface VarGeneric extends Generic, ArithmeticAssign<Generic | Float | N> {}

/** A bool or bvec with as many components as the `Generic` that was compared. */
export interface GenericBool extends Value<GenericBoolType, GenericBool, VarGenericBool>, Equatable<GenericBool, GenericBool, never> {}
export interface VarGenericBool extends GenericBool, Assign<GenericBool> {}

type GenericType = (ScalarType | VectorType) & { readonly generic: 'float' }
type GenericBoolType = (ScalarType | VectorType) & { readonly generic: 'bool' }
