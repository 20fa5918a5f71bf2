/**
 * Textures as TypeScript sees them: each kind has the methods that it has on every target, and no others.
 * An array takes its layer after the place, everywhere.
 */
import type { SamplerSettings } from '../../../ir/expr.ts'
import type { ResourceType, StorageTextureType, TextureType } from '../../../ir/type.ts'
import type { StorageFormat } from '../../../ir/format.ts'
import type { GivenImage } from '../image.ts'
import type { Token } from './value.ts'
import type { Float, Int, IVec2, IVec3, IVec4, Uint, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4 } from '../type.ts'

type N = number
type Whole = Int | Uint | N
/** Texels to add to the place: whole numbers from −8 to 7 that are known when the shader is made. */
export type Offset2 = readonly [N, N]
export type Offset3 = readonly [N, N, N]
/** Which of x, y, z, w. */
export type Component = 0 | 1 | 2 | 3
export type Texel2 = IVec2 | UVec2
export type Texel3 = IVec3 | UVec3

/** What stands for a texture in a shader. Its type is named, so that one kind does not pass for another. */
interface Picture<K extends string> {
  readonly type: TextureType & { readonly name: K }
}

interface Measured<Size> {
  /** Columns and rows, and slices in 3D, of a level; of level 0 when none is given. */
  size(level?: Whole): Size
  /** How many levels there are. WebGL2 cannot tell. */
  levels(): Uint
}
interface Layered {
  /** How many layers there are. */
  layers(): Uint
}

/** Reading between texels. `P` is a place: (0, 0) is the corner of the first texel of the data, (1, 1) that of the last. */
interface Sampled<P> {
  /** The colour at a place, from the level that fits the size on the screen, plus `bias`. In fragments only, where all pixels get to it. */
  sample(at: P, bias?: Float | N): Vec4
  /** The colour at a place in a level. */
  sampleLevel(at: P, level: Float | N): Vec4
  /** The colour at a place, from the level that fits the changes of the place to the next pixel right and up. */
  sampleGrad(at: P, dx: P, dy: P): Vec4
}
/** The same, so many texels away. */
interface SampledBeside<P, O> {
  sampleOffset(at: P, offset: O, bias?: Float | N): Vec4
  sampleLevelOffset(at: P, level: Float | N, offset: O): Vec4
  sampleGradOffset(at: P, dx: P, dy: P, offset: O): Vec4
}
interface SampledLayer {
  /** The colour at a place of a layer, from the level that fits the size on the screen, plus `bias`. In fragments only, where all pixels get to it. */
  sample(at: Vec2, layer: Whole, bias?: Float | N): Vec4
  /** The colour at a place of a layer in a level. */
  sampleLevel(at: Vec2, layer: Whole, level: Float | N): Vec4
  /** The colour at a place of a layer, from the level that fits the changes of the place to the next pixel right and up. */
  sampleGrad(at: Vec2, layer: Whole, dx: Vec2, dy: Vec2): Vec4
  sampleOffset(at: Vec2, layer: Whole, offset: Offset2, bias?: Float | N): Vec4
  sampleLevelOffset(at: Vec2, layer: Whole, level: Float | N, offset: Offset2): Vec4
  sampleGradOffset(at: Vec2, layer: Whole, dx: Vec2, dy: Vec2, offset: Offset2): Vec4
}

interface Gathered<V> {
  /** One component of the four texels around a place of level 0: left below, right below, right above, left above, the first row being the top. */
  gather(at: Vec2, component: Component): V
  gatherOffset(at: Vec2, component: Component, offset: Offset2): V
}
interface GatheredLayer<V> {
  /** One component of the four texels around a place of a layer: left below, right below, right above, left above, the first row being the top. */
  gather(at: Vec2, layer: Whole, component: Component): V
  gatherOffset(at: Vec2, layer: Whole, component: Component, offset: Offset2): V
}
interface GatheredCube<V> {
  /** One component of the four texels around a direction. Not in WebGL2. */
  gather(at: Vec3, component: Component): V
}

interface Loaded<Texel, V> {
  /** A texel by its column and row, and slice in 3D. Outside the texture nothing is promised but that it is a value. */
  load(texel: Texel, level?: Whole): V
}
interface LoadedLayer<V> {
  /** A texel of a layer by its column and row. Outside the texture nothing is promised but that it is a value. */
  load(texel: Texel2, layer: Whole, level?: Whole): V
}

interface Compared<P> {
  /** How much of the texels around a place passes when `reference` is compared with them: 0 to 1. In fragments only, where all pixels get to it. */
  sampleCompare(at: P, reference: Float | N): Float
  /** The same in level 0. */
  sampleCompareLevel(at: P, reference: Float | N): Float
  /** The four comparisons, in the order of a gather. */
  gatherCompare(at: P, reference: Float | N): Vec4
}
interface ComparedBeside {
  sampleCompareOffset(at: Vec2, reference: Float | N, offset: Offset2): Float
  sampleCompareLevelOffset(at: Vec2, reference: Float | N, offset: Offset2): Float
  gatherCompareOffset(at: Vec2, reference: Float | N, offset: Offset2): Vec4
}
interface ComparedLayer {
  /** How much of the texels around a place of a layer passes when `reference` is compared with them: 0 to 1. In fragments only, where all pixels get to it. */
  sampleCompare(at: Vec2, layer: Whole, reference: Float | N): Float
  /** The same in level 0. */
  sampleCompareLevel(at: Vec2, layer: Whole, reference: Float | N): Float
  /** The four comparisons, in the order of a gather. */
  gatherCompare(at: Vec2, layer: Whole, reference: Float | N): Vec4
  sampleCompareOffset(at: Vec2, layer: Whole, reference: Float | N, offset: Offset2): Float
  sampleCompareLevelOffset(at: Vec2, layer: Whole, reference: Float | N, offset: Offset2): Float
  gatherCompareOffset(at: Vec2, layer: Whole, reference: Float | N, offset: Offset2): Vec4
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

/** What a texel of a format is. */
export type TexelOf<F extends StorageFormat> = F extends `${string}uint` ? UVec4 : F extends `${string}sint` ? IVec4 : Vec4
/** Formats that a shader may read and write at once. */
export type ReadWriteFormat = 'r32uint' | 'r32sint' | 'r32float'

interface Stored<D extends StorageTextureType['dimension'], F extends StorageFormat, A extends StorageTextureType['access'], Size> {
  readonly type: StorageTextureType & { readonly dimension: D; readonly format: F; readonly access: A }
  size(): Size
}
interface Readable<Texel, V> {
  /** A texel by its column and row, and slice in 3D. */
  load(texel: Texel): V
}
interface Writable<Texel, V> {
  /** Sets a texel: a statement. Outside the texture it does nothing. */
  store(texel: Texel, value: V): void
}
interface ReadableLayer<V> {
  /** A texel of a layer by its column and row. */
  load(texel: Texel2, layer: Whole): V
}
interface WritableLayer<V> {
  /** Sets a texel of a layer: a statement. Outside the texture it does nothing. */
  store(texel: Texel2, layer: Whole, value: V): void
}
/** The side or sides that an access allows. */
type Allowed<A, R, W> = A extends 'read' ? R : A extends 'write' ? W : R & W

export type StorageTexture2D<F extends StorageFormat, A extends StorageTextureType['access']> = Stored<'2d', F, A, UVec2> &
  Allowed<A, Readable<Texel2, TexelOf<F>>, Writable<Texel2, TexelOf<F>>>
export type StorageTexture2DArray<F extends StorageFormat, A extends StorageTextureType['access']> = Stored<'2d-array', F, A, UVec2> &
  Layered &
  Allowed<A, ReadableLayer<TexelOf<F>>, WritableLayer<TexelOf<F>>>
export type StorageTexture3D<F extends StorageFormat, A extends StorageTextureType['access']> = Stored<'3d', F, A, UVec3> &
  Allowed<A, Readable<Texel3, TexelOf<F>>, Writable<Texel3, TexelOf<F>>>

/** Stands for a kind of texture: in a declaration of a parameter, and in `texture`. Nothing else can be of such a type. */
export interface TextureToken<V> extends Token<V> {
  readonly type: ResourceType
  readonly isResource: true
}

/** A texture that the application gives: assigning `value` redraws what reads it, once. */
export interface GivenTexture {
  /**
   * The picture: numbers, or what the platform can read (an image, canvas, bitmap or video), which stands upright. One transparent black texel until it is there.
   * A video is followed while it plays.
   */
  value: GivenImage | undefined
  /** Takes the texels of the same picture again, which were changed: of a canvas that was drawn on, an array that was written. */
  update(): void
  /** Calls `listener` after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

interface Described {
  /** What it is called in the text. */
  readonly name?: string
  readonly value?: GivenImage
}
/** How a texture is read, by its kind: only depths are compared, and only colours mixed. */
export type TextureOptions<V> = Described &
  (V extends { readonly type: StorageTextureType }
    ? unknown
    : V extends Compared<Vec2> | Compared<Vec3> | ComparedLayer
      ? Omit<SamplerSettings, 'anisotropy'>
      : V extends Sampled<Vec2> | Sampled<Vec3> | SampledLayer
        ? Omit<SamplerSettings, 'compare'>
        : Pick<SamplerSettings, 'wrap'>)
