/** Textures of the application on WebGL2. A texture stays the same WebGLTexture while its size and format change. */
import { noMemory } from '#explain-frame'
import type { UniformSource } from '../../../shader/ir/expr.ts'
import { type ResourceType } from '../../../shader/ir/type.ts'
import {
  createEngineTextures,
  createUpdate,
  isReady,
  type CreateTexture,
  type EngineTextures,
  type PooledTexture,
  type TextureCallbacks,
  type TexturePool,
} from '../../device/texture-pool.ts'
import { emptyTexel, isMipmapped, isUnfiltered, texelsOf } from '../../device/texels.ts'
import { levelCount } from '../../../shader/ir/mip-level.ts'
import { EngineError } from '../../message/error.ts'
import type { Context } from '../context.ts'
import { generateMipmap } from './mipmap.ts'
import { applySampler } from './sampler.ts'
import type { State } from './state.ts'
import { targetOf, uploadExternal, uploadTexels, type TextureShape } from './upload.ts'

export interface UploadedTexture extends PooledTexture {
  readonly target: number
  readonly texture: WebGLTexture
  /** Its current size and format. */
  readonly shape: TextureShape
}
export type Textures = EngineTextures<UploadedTexture>

const pools = new WeakMap<Context, TexturePool<UploadedTexture>>()

/** The textures that one engine uses; engines of the same context share them. */
export const createTextures = (context: Context, state: State, options: TextureCallbacks): Textures => {
  let pool = pools.get(context)
  if (!pool) pools.set(context, (pool = new Map()))
  return createEngineTextures(pool, { ...options }, textureCreator(state), ({ texture }) => {
    state.forgetTexture(texture)
    state.gl.deleteTexture(texture)
  })
}

const textureCreator =
  (state: State): CreateTexture<UploadedTexture> =>
  (source, callbacks) => {
    const { gl } = state
    // The source of a texture has a resource type.
    const type = source.type as ResourceType
    const target = targetOf(type)
    const texture = gl.createTexture()
    state.selectTexture(0, target, texture)
    let shape = uploadTexels(state, type, emptyTexel(type), undefined)
    applySampler(state, target, texture, type, source.sampler)
    const upload = (): void => {
      const uploaded = uploadFrom(state, source, type, texture, shape, callbacks)
      if (!uploaded) return
      if (uploaded.shape !== shape) {
        shape = uploaded.shape
        // Before generateMipmap, which stops at TEXTURE_MAX_LEVEL.
        applySampler(state, target, texture, type, source.sampler, shape.levels)
        // getError blocks the page, so it is called only after a reallocation, not for each frame of a video.
        if (gl.getError() === gl.OUT_OF_MEMORY) callbacks.onError(new EngineError(noMemory(`a texture of ${shape.width} × ${shape.height}`)))
      }
      if (uploaded.lacksLevels) generateMipmap(state, target, texture)
    }
    return {
      target,
      texture,
      get shape() {
        return shape
      },
      update: createUpdate(source, callbacks, upload),
    }
  }

interface Uploaded {
  /** The same object if size and format did not change. */
  readonly shape: TextureShape
  /** Whether mip levels have to be generated. */
  readonly lacksLevels: boolean
}

const uploadFrom = (
  state: State,
  source: UniformSource,
  type: ResourceType,
  texture: WebGLTexture,
  before: TextureShape,
  callbacks: TextureCallbacks,
): Uploaded | undefined => {
  const { image, external, sampler } = source
  const target = targetOf(type)
  if (external) {
    if (!isReady(external)) return undefined
    state.selectTexture(0, target, texture)
    const levels = isMipmapped(source) ? levelCount(type, external.width, external.height, external.elements.length) : 1
    const shape = uploadExternal(state, type, texture, external, levels, before)
    if (shape !== before && external.colorSpace !== 'srgb' && !('unpackColorSpace' in state.gl))
      callbacks.onFallback({
        wanted: `${external.colorSpace} of texture "${source.name ?? ''}"`,
        got: 'srgb',
        reason: 'this browser uploads to WebGL2 in sRGB only',
      })
    return { shape, lacksLevels: levels > 1 }
  }
  if (!image) {
    state.selectTexture(0, target, texture)
    return { shape: uploadTexels(state, type, emptyTexel(type), before), lacksLevels: false }
  }
  const filtersFloats = isUnfiltered(type, sampler) || !(image.data instanceof Float32Array) || state.gl.getExtension('OES_texture_float_linear') !== null
  const texels = texelsOf(image, type, sampler, filtersFloats)
  state.selectTexture(0, target, texture)
  const shape = uploadTexels(state, type, texels, before)
  if (texels.wantedFormat && shape !== before)
    callbacks.onFallback({
      wanted: `${texels.wantedFormat} of texture "${source.name ?? ''}"`,
      got: texels.format,
      reason: 'this GPU does not mix floats of 32 bits',
    })
  return { shape, lacksLevels: texels.data.length < texels.levels }
}
