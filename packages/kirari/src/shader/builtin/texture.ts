/**
 * The texture functions. Their names and arguments in the IR are WGSL's, without the samplers: sampling is a setting of the texture.
 *
 * Every call is `[texture, …]`, the texture an expression of op `uniform` or `param` and nothing else. What follows is, in order:
 *
 *     coord      where: vec2 for 2D and its arrays, vec3 for 3D and (a direction) cubes; (0, 0) is the corner of the first texel of the data
 *     texel      where: ivec2, ivec3 for 3D; column, row, slice, from the first texel of the data
 *     layer      int; for arrays only; clamped to 0 … layers − 1 when sampling
 *     bias, lod  float: added to the level, or the level itself; between levels as `mipmap` says
 *     dx, dy     change of coord to the next pixel right and up, as many components as coord
 *     reference  float, 0 … 1: compared with the texel: reference `compare` texel
 *     component  literal int 0 … 3
 *     level      int
 *     value      a texel: vec4, ivec4 or uvec4
 *     offset     ivec2 or ivec3 of literals in −8 … 7, in texels, before wrapping; optional and always last; never for cubes
 *
 *     textureSample(t, coord, [layer], [offset])                      → vec4   level from the derivatives of coord; without derivatives level 0
 *     textureSampleBias(t, coord, [layer], bias, [offset])            → vec4   the same, plus bias
 *     textureSampleLevel(t, coord, [layer], lod, [offset])            → vec4
 *     textureSampleGrad(t, coord, [layer], dx, dy, [offset])          → vec4   level from dx and dy: log2 of the longer of the two, in texels
 *     textureSampleCompare(t, coord, [layer], reference, [offset])    → float  share of the texels that pass; level from the derivatives
 *     textureSampleCompareLevel(t, coord, [layer], reference, [offset]) → float  the same at level 0
 *     textureGather(t, coord, [layer], component, [offset])           → vec4 (ivec4, uvec4)
 *         the component of the four texels that linear filtering of level 0 would mix: (left, below), (right, below), (right, above), (left, above),
 *         "above" the smaller row; that is (i, j + 1), (i + 1, j + 1), (i + 1, j), (i, j) for (i, j) = floor(coord · size − 0.5) + offset, each wrapped
 *     textureGatherCompare(t, coord, [layer], reference, [offset])    → vec4   the same, each compared with reference: 1 where it passes, else 0
 *     textureLoad(t, texel, [layer], level)                           → vec4 (ivec4, uvec4)   outside the texture: some value
 *     textureSize(t, level), for storage textures (t)                 → uvec2, uvec3 for 3D
 *     textureLayers(t)                                                → uint
 *     textureLevels(t)                                                → uint
 *     textureRead(t, texel, [layer])                                  → vec4 (ivec4, uvec4)   of a storage texture
 *     textureStore(t, texel, [layer], value)                          → nothing; outside the texture it has no effect
 *
 * Integer textures are loaded, gathered and measured; depth textures compared, gathered by comparison and measured.
 * To read depths as numbers, declare the same image as a float texture.
 */
import type { Builtin, BuiltinRule, Expr } from '../ir/expr.ts'
import { floatType, intType, nothingType, typeOf, uintType, type ResourceType, type Type } from '../ir/type.ts'
import { call } from '../pass/build.ts'
import { findSamplers } from '../feature/texture-binding.ts'
import * as glsl from './texture-glsl.ts'
import { argumentsOf } from './texture-argument.ts'

export type TextureArgument = 'coord' | 'texel' | 'layer' | 'bias' | 'lod' | 'dx' | 'dy' | 'reference' | 'component' | 'level' | 'value'

export interface TextureRule extends BuiltinRule {
  /** The arguments after the texture. `layer` is for arrays only. */
  readonly takes: readonly TextureArgument[]
  /** Whether an offset may follow, except for cubes. */
  readonly offset: boolean
  readonly gives: 'texel' | 'float' | 'vec4' | 'size' | 'count' | 'nothing'
  /** The texture types that have it. */
  readonly on: (type: ResourceType) => boolean
}

const isColour = (type: ResourceType): boolean => type.kind === 'texture' && type.scalar === floatType && !type.depth
const isDepth = (type: ResourceType): boolean => type.kind === 'texture' && type.depth
const isGathered = (type: ResourceType): boolean => type.kind === 'texture' && !type.depth && type.dimension !== '3d'
const isLoaded = (type: ResourceType): boolean => type.kind === 'texture' && !type.depth && type.dimension !== 'cube'
const hasLevels = (type: ResourceType): boolean => type.kind === 'texture'
const isRead = (type: ResourceType): boolean => type.kind === 'storageTexture' && type.access !== 'write'
const isWritten = (type: ResourceType): boolean => type.kind === 'storageTexture' && type.access !== 'read'

type Shape = Pick<TextureRule, 'takes' | 'gives' | 'on'>
/** Samples through a sampler, at an optional offset. */
const sampled = (name: string, shape: Shape, more: Partial<BuiltinRule>): TextureRule => ({
  name,
  sampler: findSamplers,
  bodyToGLSL: glsl.bodyToGLSL,
  offset: true,
  ...shape,
  ...more,
})
/** Reads or writes by texel coordinates, or reads only properties. */
const plain = (name: string, shape: Shape, more: Partial<BuiltinRule>): TextureRule => ({
  name,
  bodyToGLSL: glsl.bodyToGLSL,
  offset: false,
  ...shape,
  ...more,
})

/** Takes its level from neighbouring pixels. */
const derived = { stages: ['fragment'], uniformFlow: true } as const

/** In WGSL, the component comes before the texture. */
const wgslGather: BuiltinRule = { name: 'textureGather', sampler: findSamplers }
const gatherInWGSL = (expr: Builtin): Expr => {
  const { texture, coord, layer, rest } = argumentsOf(expr)
  const [component, ...offset] = rest
  return call(wgslGather, expr.type, ...[component, texture, coord, layer, ...offset].filter((arg) => arg !== undefined))
}

const noStorage = 'GLSL ES 3.00 has no storage textures: draw into a texture, or use WebGPU'

export const textureRules = {
  sample: /*#__PURE__*/ sampled(
    'textureSample',
    { takes: ['coord', 'layer'], gives: 'texel', on: isColour },
    { ...derived, instead: 'sampleLevel(coord, lod) or sampleGrad(coord, dx, dy)', toGLSL: glsl.sample },
  ),
  sampleBias: /*#__PURE__*/ sampled(
    'textureSampleBias',
    { takes: ['coord', 'layer', 'bias'], gives: 'texel', on: isColour },
    { ...derived, calledAs: 'sample', instead: 'sampleLevel(coord, lod) or sampleGrad(coord, dx, dy)', toGLSL: glsl.sampleBias },
  ),
  sampleLevel: /*#__PURE__*/ sampled('textureSampleLevel', { takes: ['coord', 'layer', 'lod'], gives: 'texel', on: isColour }, { toGLSL: glsl.sampleLevel }),
  sampleGrad: /*#__PURE__*/ sampled('textureSampleGrad', { takes: ['coord', 'layer', 'dx', 'dy'], gives: 'texel', on: isColour }, { toGLSL: glsl.sampleGrad }),
  sampleCompare: /*#__PURE__*/ sampled(
    'textureSampleCompare',
    { takes: ['coord', 'layer', 'reference'], gives: 'float', on: isDepth },
    { ...derived, instead: 'sampleCompareLevel(coord, reference)', toGLSL: glsl.sampleCompare },
  ),
  sampleCompareLevel: /*#__PURE__*/ sampled(
    'textureSampleCompareLevel',
    { takes: ['coord', 'layer', 'reference'], gives: 'float', on: isDepth },
    { toGLSL: glsl.sampleCompareLevel },
  ),
  gather: /*#__PURE__*/ sampled(
    'textureGather',
    { takes: ['coord', 'layer', 'component'], gives: 'texel', on: isGathered },
    { toGLSL: glsl.gather, toWGSL: gatherInWGSL, missing: { glsl: 'GLSL ES 3.00 cannot gather from a cube: sample it, or use WebGPU' } },
  ),
  gatherCompare: /*#__PURE__*/ sampled(
    'textureGatherCompare',
    { takes: ['coord', 'layer', 'reference'], gives: 'vec4', on: isDepth },
    { toGLSL: glsl.gatherCompare, missing: { glsl: 'GLSL ES 3.00 cannot gather from a cube: compare with sampleCompareLevel, or use WebGPU' } },
  ),
  load: /*#__PURE__*/ plain('textureLoad', { takes: ['texel', 'layer', 'level'], gives: 'texel', on: isLoaded }, { toGLSL: glsl.load }),
  size: /*#__PURE__*/ plain('textureSize', { takes: ['level'], gives: 'size', on: hasLevels }, { toGLSL: glsl.size, wgsl: 'textureDimensions' }),
  layers: /*#__PURE__*/ plain(
    'textureLayers',
    { takes: [], gives: 'count', on: (type) => type.dimension === '2d-array' },
    { toGLSL: glsl.layers, wgsl: 'textureNumLayers' },
  ),
  levels: /*#__PURE__*/ plain(
    'textureLevels',
    { takes: [], gives: 'count', on: hasLevels },
    { wgsl: 'textureNumLevels', missing: { glsl: 'GLSL ES 3.00 cannot ask for the number of levels: pass it as a uniform' } },
  ),
  read: /*#__PURE__*/ plain(
    'textureRead',
    { takes: ['texel', 'layer'], gives: 'texel', on: isRead },
    { calledAs: 'load', wgsl: 'textureLoad', effect: 'reads', missing: { glsl: noStorage } },
  ),
  store: /*#__PURE__*/ plain(
    'textureStore',
    { takes: ['texel', 'layer', 'value'], gives: 'nothing', on: isWritten },
    { effect: 'writes', stages: ['fragment', 'compute'], missing: { glsl: noStorage } },
  ),
  /** For storage textures, which have one level. */
  extent: /*#__PURE__*/ plain(
    'textureSize',
    { takes: [], gives: 'size', on: (type) => type.kind === 'storageTexture' },
    { wgsl: 'textureDimensions', missing: { glsl: noStorage } },
  ),
} as const satisfies Record<string, TextureRule>

/** The type of an argument; undefined where a texture of this type has no such argument. */
export const textureArgumentType = (argument: TextureArgument | 'offset', type: ResourceType): Type | undefined => {
  const { dimension } = type
  switch (argument) {
    case 'coord':
    case 'dx':
    case 'dy':
      return typeOf(floatType, dimension === '3d' || dimension === 'cube' ? 3 : 2)
    case 'texel':
      return typeOf(intType, dimension === '3d' ? 3 : 2)
    case 'offset':
      return dimension === 'cube' ? undefined : typeOf(intType, dimension === '3d' ? 3 : 2)
    case 'layer':
      return dimension === '2d-array' ? intType : undefined
    case 'bias':
    case 'lod':
    case 'reference':
      return floatType
    case 'component':
    case 'level':
      return intType
    case 'value':
      return typeOf(type.scalar, 4)
  }
}

export const textureResultType = (gives: TextureRule['gives'], type: ResourceType): Type => {
  switch (gives) {
    case 'texel':
      return typeOf(type.scalar, 4)
    case 'float':
      return floatType
    case 'vec4':
      return typeOf(floatType, 4)
    case 'size':
      return typeOf(uintType, type.dimension === '3d' ? 3 : 2)
    case 'count':
      return uintType
    case 'nothing':
      return nothingType
  }
}
