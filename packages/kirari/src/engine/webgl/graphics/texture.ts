/**
 * Textures that the application gives, in WebGL2. Each keeps its name for as long as it is used: size and format may change.
 * Must not know: steps.
 */
import { noMemory } from '#explain-frame'
import type { UniformSource } from '../../../shader/ir/expr.ts'
import { floatType, type ResourceType } from '../../../shader/ir/type.ts'
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
import { isMipmapped, isUnfiltered, texelsOf } from '../../device/texels.ts'
import { levelCount } from '../../../shader/ir/picture-level.ts'
import { EngineError } from '../../message/error.ts'
import type { Context } from '../context.ts'
import { generateMipmap } from './mipmap.ts'
import { applySampler } from './sampler.ts'
import type { State } from './state.ts'
import { targetOf, uploadExternal, uploadTexels, type Held } from './upload.ts'

export interface GLTexture extends PooledTexture {
  readonly target: number
  readonly texture: WebGLTexture
  /** What it holds now. */
  readonly held: Held
}
export type Textures = EngineTextures<GLTexture>

const pools = new WeakMap<Context, TexturePool<GLTexture>>()

/** The textures of one engine; those of one context are shared. */
export const createTextures = (context: Context, state: State, options: TextureCallbacks): Textures => {
  let pool = pools.get(context)
  if (!pool) pools.set(context, (pool = new Map()))
  return createEngineTextures(pool, { ...options }, maker(state), ({ texture }) => {
    state.forgetTexture(texture)
    state.gl.deleteTexture(texture)
  })
}

/** One texel of zeros, until the picture is there. */
const emptyTexel = (type: ResourceType): Parameters<typeof uploadTexels>[2] => {
  const depth = type.dimension === 'cube' ? 6 : 1
  const shape = { width: 1, height: 1, depth, levels: 1 }
  if (type.kind === 'texture' && type.depth) return { ...shape, format: 'depth32float', data: [new Float32Array(depth)] }
  if (type.scalar === floatType) return { ...shape, format: 'rgba8unorm', data: [new Uint8Array(4 * depth)] }
  return type.scalar.name === 'int'
    ? { ...shape, format: 'rgba8sint', data: [new Int8Array(4 * depth)] }
    : { ...shape, format: 'rgba8uint', data: [new Uint8Array(4 * depth)] }
}

const maker =
  (state: State): CreateTexture<GLTexture> =>
  (source, callbacks) => {
    const { gl } = state
    // Only a texture is ever bound as one.
    const type = source.type as ResourceType
    const target = targetOf(type)
    const texture = gl.createTexture()
    state.selectTexture(0, target, texture)
    let held = uploadTexels(state, type, emptyTexel(type), undefined)
    applySampler(state, target, texture, type, source.sampler)
    const fill = (): void => {
      const filled = fillFrom(state, source, type, texture, held, callbacks)
      if (!filled) return
      if (filled.held !== held) {
        held = filled.held
        // Before the levels are made: no more are than it has.
        applySampler(state, target, texture, type, source.sampler, held.levels)
        // Asking makes the page wait, so it is done when there is more to hold, and not at each frame of a video.
        if (gl.getError() === gl.OUT_OF_MEMORY) callbacks.onError(new EngineError(noMemory(`a texture of ${held.width} × ${held.height}`)))
      }
      if (filled.lacksLevels) generateMipmap(state, target, texture)
    }
    return {
      target,
      texture,
      get held() {
        return held
      },
      update: createUpdate(source, callbacks, fill),
    }
  }

interface Filled {
  /** The same object where size and format have stayed. */
  readonly held: Held
  /** Whether the smaller levels have to be made. */
  readonly lacksLevels: boolean
}

const fillFrom = (
  state: State,
  source: UniformSource,
  type: ResourceType,
  texture: WebGLTexture,
  before: Held,
  callbacks: TextureCallbacks,
): Filled | undefined => {
  const { image, external, sampler } = source
  const target = targetOf(type)
  if (external) {
    if (!isReady(external)) return undefined
    state.selectTexture(0, target, texture)
    const levels = isMipmapped(source) ? levelCount(type, external.width, external.height, external.elements.length) : 1
    const held = uploadExternal(state, type, texture, external, levels, before)
    if (held !== before && external.colorSpace !== 'srgb' && !('unpackColorSpace' in state.gl))
      callbacks.onFallback({
        wanted: `${external.colorSpace} of texture "${source.name ?? ''}"`,
        got: 'srgb',
        reason: 'this browser uploads to WebGL2 in sRGB only',
      })
    return { held, lacksLevels: levels > 1 }
  }
  if (!image) {
    state.selectTexture(0, target, texture)
    return { held: uploadTexels(state, type, emptyTexel(type), before), lacksLevels: false }
  }
  const mixesFloats = isUnfiltered(type, sampler) || !(image.data instanceof Float32Array) || state.gl.getExtension('OES_texture_float_linear') !== null
  const texels = texelsOf(image, type, sampler, mixesFloats)
  state.selectTexture(0, target, texture)
  const held = uploadTexels(state, type, texels, before)
  if (texels.wantedFormat && held !== before)
    callbacks.onFallback({
      wanted: `${texels.wantedFormat} of texture "${source.name ?? ''}"`,
      got: texels.format,
      reason: 'this GPU does not mix floats of 32 bits',
    })
  return { held, lacksLevels: texels.data.length < texels.levels }
}
