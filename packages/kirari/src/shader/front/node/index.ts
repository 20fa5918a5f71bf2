/** Entry `kirari/node`: the node API, to write shaders with. */
export {
  atomicAdd,
  atomicAnd,
  atomicCompareExchange,
  atomicExchange,
  atomicLoad,
  atomicMax,
  atomicMin,
  atomicOr,
  atomicStore,
  atomicSub,
  atomicXor,
  storageBarrier,
  workgroupBarrier,
  workgroupUniformLoad,
} from './atomic.ts'
export type { Exchange } from './atomic.ts'
export { attribute, instancedAttribute } from './attribute.ts'
export { array } from './array.ts'
export type { ArrayConstructor } from './array.ts'
export {
  bool,
  bvec2,
  bvec3,
  bvec4,
  float,
  half,
  hvec2,
  hvec3,
  hvec4,
  int,
  ivec2,
  ivec3,
  ivec4,
  uint,
  uvec2,
  uvec3,
  uvec4,
  vec2,
  vec3,
  vec4,
} from './construct.ts'
export type {
  BoolConstructor,
  BVec2Constructor,
  BVec3Constructor,
  BVec4Constructor,
  FloatConstructor,
  HalfConstructor,
  HVec2Constructor,
  HVec3Constructor,
  HVec4Constructor,
  IntConstructor,
  IVec2Constructor,
  IVec3Constructor,
  IVec4Constructor,
  UintConstructor,
  UVec2Constructor,
  UVec3Constructor,
  UVec4Constructor,
  Vec2Constructor,
  Vec3Constructor,
  Vec4Constructor,
} from './construct.ts'
export { Break, Comment, Continue, Discard, If, Loop, Return, Switch } from './flow.ts'
export type { IfChain, LoopFunction, Range, SwitchChain } from './flow.ts'
export { fn, generic, inout, nothing, overload, T } from './fn.ts'
export type { AnyFn, GenericFn, Parameter, Variants } from './fn.ts'
export * from './function/bit.ts'
export * from './function/derivative.ts'
export * from './function/exponential.ts'
export * from './function/geometric.ts'
export * from './function/logic.ts'
export * from './function/matrix.ts'
export * from './function/number.ts'
export * from './function/packing.ts'
export * from './function/trigonometry.ts'
export { deltaTime, frameIndex, pointer, resolution, time, uv } from './input.ts'
export { mat2, mat2x3, mat2x4, mat3, mat3x2, mat3x4, mat4, mat4x2, mat4x3 } from './matrix.ts'
export type {
  Mat2Constructor,
  Mat2x3Constructor,
  Mat2x4Constructor,
  Mat3Constructor,
  Mat3x2Constructor,
  Mat3x4Constructor,
  Mat4Constructor,
  Mat4x2Constructor,
  Mat4x3Constructor,
} from './matrix.ts'
export { signaturesOf } from './signature.ts'
export type { Signature } from './signature.ts'
export {
  fragCoord,
  frontFacing,
  globalId,
  instanceIndex,
  localId,
  localIndex,
  pointCoord,
  sampleIndex,
  subgroupInvocationId,
  subgroupSize,
  vertexIndex,
  workgroupCount,
  workgroupId,
} from './stage-input.ts'
export { compute } from './stage.ts'
export type { ComputeOptions, ComputeStage, FragmentOutput, FragmentStage, RenderStages, VertexStage } from './stage.ts'
export { kernel } from './kernel.ts'
export type { KernelCount, KernelOptions } from './kernel.ts'
export type { KernelSource } from '../../ir/resource.ts'
export { atomic, storage, workgroup } from './storage.ts'
export type { Storage, StorageOptions } from './storage.ts'
export { struct } from './struct.ts'
export type { Struct, StructConstructor, StructValue, VarStruct } from './struct.ts'
export {
  subgroupAdd,
  subgroupAll,
  subgroupAnd,
  subgroupAny,
  subgroupBallot,
  subgroupBroadcast,
  subgroupBroadcastFirst,
  subgroupElect,
  subgroupExclusiveAdd,
  subgroupExclusiveMul,
  subgroupInclusiveAdd,
  subgroupInclusiveMul,
  subgroupMax,
  subgroupMin,
  subgroupMul,
  subgroupOr,
  subgroupShuffle,
  subgroupShuffleDown,
  subgroupShuffleUp,
  subgroupShuffleXor,
  subgroupXor,
} from './subgroup.ts'
export { target } from './target.ts'
export type { Target, TargetFormats, TargetOptions } from './target.ts'
export {
  depthTexture2D,
  depthTexture2DArray,
  depthTextureCube,
  itexture2D,
  itexture2DArray,
  itexture3D,
  itextureCube,
  storageTexture2D,
  storageTexture2DArray,
  storageTexture3D,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  utexture2D,
  utexture2DArray,
  utexture3D,
  utextureCube,
} from './texture.ts'
export type { StorageTexture3DFunction, StorageTextureArrayFunction, StorageTextureFunction } from './texture.ts'
export type {
  Component,
  DepthTexture2D,
  DepthTexture2DArray,
  DepthTextureCube,
  GivenTexture,
  ITexture2D,
  ITexture2DArray,
  ITexture3D,
  ITextureCube,
  Offset2,
  Offset3,
  ReadWriteFormat,
  StorageTexture2D,
  StorageTexture2DArray,
  StorageTexture3D,
  Texture2D,
  Texture2DArray,
  Texture3D,
  TextureCube,
  TextureOptions,
  TextureToken,
  UTexture2D,
  UTexture2DArray,
  UTexture3D,
  UTextureCube,
} from './type/texture.ts'
export { trace } from './trace.ts'
export type { Trace } from './trace.ts'
export { uniform } from './uniform.ts'
export type { Uniform, ValueOf } from './uniform.ts'
export { uniformFrom } from './uniform-from.ts'
export type { Following } from './uniform-from.ts'
export type { Followable } from './follow.ts'
export { varOf } from './variable.ts'
export { varying } from './varying.ts'
export type { VaryingOptions } from './varying.ts'
export type {
  AnyBool,
  AnyFloat,
  AnyFloatVector,
  AnyHalf,
  AnyInt,
  AnyMatrix,
  AnyNode,
  AnyNumeric,
  AnyUint,
  ArrayValue,
  Bool,
  BVec2,
  BVec3,
  BVec4,
  Float,
  Generic,
  GenericBool,
  Half,
  HVec2,
  HVec3,
  HVec4,
  Index,
  Int,
  IVec2,
  IVec3,
  IVec4,
  Like,
  Mat2,
  Mat2x3,
  Mat2x4,
  Mat3,
  Mat3x2,
  Mat3x4,
  Mat4,
  Mat4x2,
  Mat4x3,
  Token,
  Uint,
  UniformBool,
  UniformFloat,
  UniformInt,
  UniformUint,
  UniformVec2,
  UniformVec3,
  UniformVec4,
  UVec2,
  UVec3,
  UVec4,
  Var,
  VarArray,
  VarBool,
  VarBVec2,
  VarBVec3,
  VarBVec4,
  VarFloat,
  VarGeneric,
  VarHalf,
  VarHVec2,
  VarHVec3,
  VarHVec4,
  VarInt,
  VarIVec2,
  VarIVec3,
  VarIVec4,
  VarMat2,
  VarMat2x3,
  VarMat2x4,
  VarMat3,
  VarMat3x2,
  VarMat3x4,
  VarMat4,
  VarMat4x2,
  VarMat4x3,
  VarUint,
  VarUVec2,
  VarUVec3,
  VarUVec4,
  VarVec2,
  VarVec3,
  VarVec4,
  Vec2,
  Vec3,
  Vec4,
} from './type.ts'
export type { GivenImage, ImageElement, ImageWithOptions } from './image.ts'
export { ShaderError } from '../../diagnostic/diagnostic.ts'
export type { Diagnostic } from '../../diagnostic/diagnostic.ts'
export type { ExternalImage, PixelData, PixelImage, SamplerSettings, Wrap } from '../../ir/expr.ts'
export type { Access } from '../../ir/type.ts'
export type { StorageFormat } from '../../ir/format.ts'
export type { TargetSource } from '../../ir/resource.ts'
export type { DepthFormat, TargetFormat } from '../../ir/format.ts'
export type { AnyAtomic, Atomic } from './type/atomic.ts'
