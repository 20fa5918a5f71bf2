/**
 * The TypeScript types of textures. Each kind has only the methods that work on every target, unless a method says otherwise.
 * The layer of an array texture always follows the coordinates.
 */
import type { SamplerSettings } from '../../../ir/expr.ts'
import type { ResourceType, StorageTextureType, TextureType } from '../../../ir/type.ts'
import type { StorageFormat } from '../../../ir/format.ts'
import type { GivenImage } from '../image.ts'
import type { Token } from './value.ts'
import type { Float, Int, IVec2, IVec3, IVec4, Uint, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4 } from '../type.ts'

type N = number
type Integer = Int | Uint | N
/** An offset in texels, added to the coordinates: constant integers from −8 to 7. */
export type Offset2 = readonly [N, N]
export type Offset3 = readonly [N, N, N]
/** The index of a component: 0 to 3 for x, y, z, w. */
export type Component = 0 | 1 | 2 | 3
export type Texel2 = IVec2 | UVec2
export type Texel3 = IVec3 | UVec3

/** Base of the texture types. The literal name in `type` keeps one kind from being assignable to another. */
interface Picture<K extends string> {
  readonly type: TextureType & { readonly name: K }
}

interface Measured<Size> {
  /** Returns the size of a mip level in texels: width and height, and depth in 3D. Default: level 0. */
  size(level?: Integer): Size
  /** Returns the number of mip levels. Not available in WebGL2. */
  levels(): Uint
}
interface Layered {
  /** Returns the number of layers. */
  layers(): Uint
}

/** Filtered reads. `P` is the type of the coordinates: (0, 0) is the outer corner of the first texel of the data, (1, 1) that of the last. */
interface Sampled<P> {
  /**
   * Samples the texture at `at`. The derivatives of `at` select the mip level; `bias` is added to it.
   * Fragment stage only, in uniform control flow.
   */
  sample(at: P, bias?: Float | N): Vec4
  /** Samples the texture at an explicit mip level. */
  sampleLevel(at: P, level: Float | N): Vec4
  /** Samples the texture; the mip level follows from `dx` and `dy`, the derivatives of `at` per pixel to the right and up. */
  sampleGrad(at: P, dx: P, dy: P): Vec4
}
/** The same reads, offset by constant texels. */
interface SampledBeside<P, O> {
  sampleOffset(at: P, offset: O, bias?: Float | N): Vec4
  sampleLevelOffset(at: P, level: Float | N, offset: O): Vec4
  sampleGradOffset(at: P, dx: P, dy: P, offset: O): Vec4
}
interface SampledLayer {
  /**
   * Samples a layer at `at`. The derivatives of `at` select the mip level; `bias` is added to it.
   * Fragment stage only, in uniform control flow.
   */
  sample(at: Vec2, layer: Integer, bias?: Float | N): Vec4
  /** Samples a layer at an explicit mip level. */
  sampleLevel(at: Vec2, layer: Integer, level: Float | N): Vec4
  /** Samples a layer; the mip level follows from `dx` and `dy`, the derivatives of `at` per pixel to the right and up. */
  sampleGrad(at: Vec2, layer: Integer, dx: Vec2, dy: Vec2): Vec4
  sampleOffset(at: Vec2, layer: Integer, offset: Offset2, bias?: Float | N): Vec4
  sampleLevelOffset(at: Vec2, layer: Integer, level: Float | N, offset: Offset2): Vec4
  sampleGradOffset(at: Vec2, layer: Integer, dx: Vec2, dy: Vec2, offset: Offset2): Vec4
}

interface Gathered<V> {
  /**
   * Returns one component of the four texels of level 0 that linear filtering at `at` would use,
   * in the order of WGSL: (min u, max v), (max u, max v), (max u, min v), (min u, min v).
   */
  gather(at: Vec2, component: Component): V
  gatherOffset(at: Vec2, component: Component, offset: Offset2): V
}
interface GatheredLayer<V> {
  /**
   * Returns one component of the four texels of level 0 of a layer that linear filtering at `at` would use,
   * in the order of WGSL: (min u, max v), (max u, max v), (max u, min v), (min u, min v).
   */
  gather(at: Vec2, layer: Integer, component: Component): V
  gatherOffset(at: Vec2, layer: Integer, component: Component, offset: Offset2): V
}
interface GatheredCube<V> {
  /** Returns one component of the four texels that linear filtering in this direction would use. Not available in WebGL2. */
  gather(at: Vec3, component: Component): V
}

interface Loaded<Texel, V> {
  /** Reads one texel by integer coordinates (column, row, and slice in 3D), without filtering. Out of range, the value is unspecified. */
  load(texel: Texel, level?: Integer): V
}
interface LoadedLayer<V> {
  /** Reads one texel of a layer by column and row, without filtering. Out of range, the value is unspecified. */
  load(texel: Texel2, layer: Integer, level?: Integer): V
}

interface Compared<P> {
  /**
   * Compares `reference` with the texels around `at`. Returns the fraction of comparisons that pass, 0 to 1.
   * Fragment stage only, in uniform control flow.
   */
  sampleCompare(at: P, reference: Float | N): Float
  /** The same comparison at level 0; works in every stage. */
  sampleCompareLevel(at: P, reference: Float | N): Float
  /** Returns the results of the four comparisons (0 or 1), in the order of `gather`. For cubes, not available in WebGL2. */
  gatherCompare(at: P, reference: Float | N): Vec4
}
interface ComparedBeside {
  sampleCompareOffset(at: Vec2, reference: Float | N, offset: Offset2): Float
  sampleCompareLevelOffset(at: Vec2, reference: Float | N, offset: Offset2): Float
  gatherCompareOffset(at: Vec2, reference: Float | N, offset: Offset2): Vec4
}
interface ComparedLayer {
  /**
   * Compares `reference` with the texels around `at` in a layer. Returns the fraction of comparisons that pass, 0 to 1.
   * Fragment stage only, in uniform control flow.
   */
  sampleCompare(at: Vec2, layer: Integer, reference: Float | N): Float
  /** The same comparison at level 0; works in every stage. */
  sampleCompareLevel(at: Vec2, layer: Integer, reference: Float | N): Float
  /** Returns the results of the four comparisons (0 or 1), in the order of `gather`. */
  gatherCompare(at: Vec2, layer: Integer, reference: Float | N): Vec4
  sampleCompareOffset(at: Vec2, layer: Integer, reference: Float | N, offset: Offset2): Float
  sampleCompareLevelOffset(at: Vec2, layer: Integer, reference: Float | N, offset: Offset2): Float
  gatherCompareOffset(at: Vec2, layer: Integer, reference: Float | N, offset: Offset2): Vec4
}

export interface Texture2D extends Picture<'texture2D'>, Sampled<Vec2>, SampledBeside<Vec2, Offset2>, Gathered<Vec4>, Loaded<Texel2, Vec4>, Measured<UVec2> {}
export interface Texture2DArray extends Picture<'texture2DArray'>, SampledLayer, GatheredLayer<Vec4>, LoadedLayer<Vec4>, Measured<UVec2>, Layered {}
export interface Texture3D extends Picture<'texture3D'>, Sampled<Vec3>, SampledBeside<Vec3, Offset3>, Loaded<Texel3, Vec4>, Measured<UVec3> {}
export interface TextureCube extends Picture<'textureCube'>, Sampled<Vec3>, GatheredCube<Vec4>, Measured<UVec2> {}

export interface ITexture2D extends Picture<'itexture2D'>, Gathered<IVec4>, Loaded<Texel2, IVec4>, Measured<UVec2> {}
export interface ITexture2DArray extends Picture<'itexture2DArray'>, GatheredLayer<IVec4>, LoadedLayer<IVec4>, Measured<UVec2>, Layered {}
export interface ITexture3D extends Picture<'itexture3D'>, Loaded<Texel3, IVec4>, Measured<UVec3> {}
export interface ITextureCube extends Picture<'itextureCube'>, GatheredCube<IVec4>, Measured<UVec2> {}

export interface UTexture2D extends Picture<'utexture2D'>, Gathered<UVec4>, Loaded<Texel2, UVec4>, Measured<UVec2> {}
export interface UTexture2DArray extends Picture<'utexture2DArray'>, GatheredLayer<UVec4>, LoadedLayer<UVec4>, Measured<UVec2>, Layered {}
export interface UTexture3D extends Picture<'utexture3D'>, Loaded<Texel3, UVec4>, Measured<UVec3> {}
export interface UTextureCube extends Picture<'utextureCube'>, GatheredCube<UVec4>, Measured<UVec2> {}

export interface DepthTexture2D extends Picture<'depthTexture2D'>, Compared<Vec2>, ComparedBeside, Measured<UVec2> {}
export interface DepthTexture2DArray extends Picture<'depthTexture2DArray'>, ComparedLayer, Measured<UVec2>, Layered {}
export interface DepthTextureCube extends Picture<'depthTextureCube'>, Compared<Vec3>, Measured<UVec2> {}

/** The type of a texel of a storage format. */
export type TexelOf<F extends StorageFormat> = F extends `${string}uint` ? UVec4 : F extends `${string}sint` ? IVec4 : Vec4
/** The formats that a shader can both read and write. */
export type ReadWriteFormat = 'r32uint' | 'r32sint' | 'r32float'

interface Stored<D extends StorageTextureType['dimension'], F extends StorageFormat, A extends StorageTextureType['access'], Size> {
  readonly type: StorageTextureType & { readonly dimension: D; readonly format: F; readonly access: A }
  /** Returns the size in texels: width and height, and depth in 3D. */
  size(): Size
}
interface Readable<Texel, V> {
  /** Reads one texel by integer coordinates: column, row, and slice in 3D. */
  load(texel: Texel): V
}
interface Writable<Texel, V> {
  /** Writes one texel, as a statement. Does nothing out of range. */
  store(texel: Texel, value: V): void
}
interface ReadableLayer<V> {
  /** Reads one texel of a layer by column and row. */
  load(texel: Texel2, layer: Integer): V
}
interface WritableLayer<V> {
  /** Writes one texel of a layer, as a statement. Does nothing out of range. */
  store(texel: Texel2, layer: Integer, value: V): void
}
/** The methods that an access mode allows. */
type Allowed<A, R, W> = A extends 'read' ? R : A extends 'write' ? W : R & W

export type StorageTexture2D<F extends StorageFormat, A extends StorageTextureType['access']> = Stored<'2d', F, A, UVec2> &
  Allowed<A, Readable<Texel2, TexelOf<F>>, Writable<Texel2, TexelOf<F>>>
export type StorageTexture2DArray<F extends StorageFormat, A extends StorageTextureType['access']> = Stored<'2d-array', F, A, UVec2> &
  Layered &
  Allowed<A, ReadableLayer<TexelOf<F>>, WritableLayer<TexelOf<F>>>
export type StorageTexture3D<F extends StorageFormat, A extends StorageTextureType['access']> = Stored<'3d', F, A, UVec3> &
  Allowed<A, Readable<Texel3, TexelOf<F>>, Writable<Texel3, TexelOf<F>>>

/** A kind of texture, for parameter declarations and for `texture`. No variable, field or result can have such a type. */
export interface TextureToken<V> extends Token<V> {
  readonly type: ResourceType
  readonly isResource: true
}

/** A texture whose contents the application sets. Assigning `value` requests one redraw of everything that reads it. */
export interface GivenTexture {
  /**
   * The contents: numbers, or an image, canvas, bitmap or video, which appears upright. While undefined, the texture is one transparent black texel.
   * A playing video updates the texture by itself.
   */
  value: GivenImage | undefined
  /** Uploads the contents again after they were changed in place, for example a canvas that was redrawn or a typed array that was written. */
  update(): void
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

interface Described {
  /** The preferred name in the generated code. */
  readonly name?: string
  readonly value?: GivenImage
}
/** The options of each kind of texture: only depth textures have `compare`, only float textures `anisotropy`; integer textures have `wrap` alone. */
export type TextureOptions<V> = Described &
  (V extends { readonly type: StorageTextureType }
    ? unknown
    : V extends Compared<Vec2> | Compared<Vec3> | ComparedLayer
      ? Omit<SamplerSettings, 'anisotropy'>
      : V extends Sampled<Vec2> | Sampled<Vec3> | SampledLayer
        ? Omit<SamplerSettings, 'compare'>
        : Pick<SamplerSettings, 'wrap'>)
