/** What stands for float and its vectors in the body of a generic function. */
import type { ScalarType, VectorType } from '../../../ir/type.ts'
import type { Float } from './float.ts'
import type { Arithmetic, ArithmeticAssign, Assign, Comparable, Continuous, Equatable, Value } from './value.ts'

type N = number

/** The value a generic function is written over: float or a float vector, one type throughout. */
export interface Generic
  extends
    Value<GenericType, Generic, VarGeneric>,
    Arithmetic<Generic, Float | N>,
    Continuous<Generic, Float | N>,
    Comparable<Generic, GenericBool, Float | N> {}
export interface VarGeneric extends Generic, ArithmeticAssign<Generic | Float | N> {}

/** A bool or a bvec, as many components as the value has. */
export interface GenericBool extends Value<GenericBoolType, GenericBool, VarGenericBool>, Equatable<GenericBool, GenericBool, never> {}
export interface VarGenericBool extends GenericBool, Assign<GenericBool> {}

type GenericType = (ScalarType | VectorType) & { readonly generic: 'float' }
type GenericBoolType = (ScalarType | VectorType) & { readonly generic: 'bool' }
