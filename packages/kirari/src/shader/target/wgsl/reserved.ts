import { words, type ReservedWords } from '../text/namer.ts'

/**
 * Words a name in WGSL must not be: keywords and reserved words (WGSL, sections 2.4 and 2.5 of the 2026 draft),
 * predeclared types and built-in functions: a function that takes one of those names makes a cycle with itself.
 */
export const wgslReserved: ReservedWords = {
  keywords: /*#__PURE__*/ words(
    'alias break case const const_assert continue continuing default diagnostic discard else enable false fn for if let loop override requires ' +
      'return struct switch true var while NULL Self abstract active alignas alignof as asm asm_fragment async attribute auto await become binding_array ' +
      'cast catch class co_await co_return co_yield coherent column_major common compile compile_fragment concept const_cast consteval constexpr constinit ' +
      'crate debugger decltype delete demote demote_to_helper do dynamic_cast enum explicit export extends extern external fallthrough filter final ' +
      'finally friend from fxgroup get goto groupshared highp impl implements import inline instanceof interface layout lowp macro macro_rules match ' +
      'mediump meta mod module move mut mutable namespace new nil noexcept noinline nointerpolation non_coherent noncoherent noperspective null nullptr of ' +
      'operator package packoffset partition pass patch pixelfragment precise precision premerge priv protected pub public readonly ref regardless ' +
      'register reinterpret_cast require resource restrict self set shared sizeof smooth snorm static static_assert static_cast std subroutine super ' +
      'target template this thread_local throw trait try type typedef typeid typename typeof union unless unorm unsafe unsized use using varying virtual ' +
      'volatile wgsl where with writeonly yield ' +
      'bool f16 f32 i32 u32 vec2 vec3 vec4 vec2f vec3f vec4f vec2i vec3i vec4i vec2u vec3u vec4u vec2h vec3h vec4h array atomic ptr sampler ' +
      'sampler_comparison mat2x2 mat2x3 mat2x4 mat3x2 mat3x3 mat3x4 mat4x2 mat4x3 mat4x4 mat2x2f mat2x3f mat2x4f mat3x2f mat3x3f mat3x4f mat4x2f ' +
      'mat4x3f mat4x4f texture_1d texture_2d texture_2d_array texture_3d texture_cube texture_cube_array texture_multisampled_2d texture_storage_1d ' +
      'texture_storage_2d texture_storage_3d texture_depth_2d texture_depth_cube texture_external',
  ),
  builtins: /*#__PURE__*/ words(
    'bitcast all any select arrayLength abs acos acosh asin asinh atan atanh atan2 ceil clamp cos cosh countLeadingZeros countOneBits ' +
      'countTrailingZeros cross degrees determinant distance dot dot4U8Packed dot4I8Packed exp exp2 extractBits faceForward firstLeadingBit ' +
      'firstTrailingBit floor fma fract frexp insertBits inverseSqrt ldexp length log log2 max min mix modf normalize pow quantizeToF16 radians reflect ' +
      'refract reverseBits round saturate sign sin sinh smoothstep sqrt step tan tanh transpose trunc dpdx dpdxCoarse dpdxFine dpdy dpdyCoarse dpdyFine ' +
      'fwidth fwidthCoarse fwidthFine textureDimensions textureGather textureLoad textureNumLayers textureNumLevels textureNumSamples textureSample ' +
      'textureSampleBias textureSampleCompare textureSampleGrad textureSampleLevel textureStore atomicLoad atomicStore atomicAdd atomicSub atomicMax ' +
      'atomicMin atomicAnd atomicOr atomicXor atomicExchange workgroupBarrier storageBarrier pack4x8snorm pack4x8unorm unpack4x8snorm unpack4x8unorm ' +
      'pack2x16float unpack2x16float read write read_write function private workgroup uniform storage ' +
      'textureGatherCompare textureSampleBaseClampToEdge textureSampleCompareLevel texture_depth_2d_array texture_depth_cube_array ' +
      'texture_depth_multisampled_2d texture_storage_2d_array rgba8unorm rgba8snorm rgba8uint rgba8sint rgba16unorm rgba16snorm rgba16uint rgba16sint ' +
      'rgba16float rg8unorm rg8snorm rg8uint rg8sint rg16unorm rg16snorm rg16uint rg16sint rg16float r32uint r32sint r32float rg32uint rg32sint rg32float ' +
      'rgba32uint rgba32sint rgba32float bgra8unorm r8unorm r8snorm r8uint r8sint r16unorm r16snorm r16uint r16sint r16float rgb10a2unorm rgb10a2uint ' +
      'rg11b10ufloat',
  ),
}
