/**
 * The TypeScript types of nodes. Each is a small named interface, so a hover takes one line and an invalid program is refused where it is written.
 * The parts that these types are composed of are in type/.
 */
import type { ArrayType, StructType } from '../../ir/type.ts'
import type { AnyBool } from './type/bool.ts'
import type { AnyFloat } from './type/float.ts'
import type { AnyHalf } from './type/half.ts'
import type { AnyInt, AnyUint } from './type/int.ts'
import type { AnyMatrix } from './type/matrix.ts'
import type { Value } from './type/value.ts'

export type { ArrayValue, VarArray } from './type/array.ts'
export type { AnyBool, Bool, BVec2, BVec3, BVec4, VarBool, VarBVec2, VarBVec3, VarBVec4 } from './type/bool.ts'
export type { AnyFloat, AnyFloatVector, Float, VarFloat, VarVec2, VarVec3, VarVec4, Vec2, Vec3, Vec4 } from './type/float.ts'
export type { Generic, GenericBool, VarGeneric } from './type/generic.ts'
export type { AnyHalf, Half, HVec2, HVec3, HVec4, VarHalf, VarHVec2, VarHVec3, VarHVec4 } from './type/half.ts'
export type {
  AnyInt,
  AnyUint,
  Int,
  IVec2,
  IVec3,
  IVec4,
  Uint,
  UVec2,
  UVec3,
  UVec4,
  VarInt,
  VarIVec2,
  VarIVec3,
  VarIVec4,
  VarUint,
  VarUVec2,
  VarUVec3,
  VarUVec4,
} from './type/int.ts'
export type {
  AnyMatrix,
  Mat2,
  Mat2x3,
  Mat2x4,
  Mat3,
  Mat3x2,
  Mat3x4,
  Mat4,
  Mat4x2,
  Mat4x3,
  VarMat2,
  VarMat2x3,
  VarMat2x4,
  VarMat3,
  VarMat3x2,
  VarMat3x4,
  VarMat4,
  VarMat4x2,
  VarMat4x3,
} from './type/matrix.ts'
export type { Settable, UniformBool, UniformFloat, UniformInt, UniformUint, UniformVec2, UniformVec3, UniformVec4 } from './type/uniform.ts'
export type { Index, Like, Loose, Token, Value, Var } from './type/value.ts'

export type AnyNumeric = AnyFloat | AnyInt | AnyUint
/** Any value of the shading language. */
export type AnyNode = AnyNumeric | AnyHalf | AnyBool | AnyMatrix | Value<StructType | ArrayType, unknown, unknown>
