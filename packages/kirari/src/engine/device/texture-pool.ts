/**
 * The textures of an application on a GPU, for both backends: creates them, uploads new images, and frees them with their last user.
 * They belong to a GPU, not to an engine: canvases that read the same texture share it.
 */
import { imageTainted, imageUnreadable } from '#explain-frame'
import type { ExternalImage, UniformSource } from '../../shader/ir/expr.ts'
import { EngineError } from '../message/error.ts'
import type { GraphicsOptions } from './graphics.ts'

/** Reports fallbacks and errors to an engine. */
export type TextureCallbacks = Pick<GraphicsOptions, 'onFallback' | 'onError'>

/** A texture on the GPU. */
export interface PooledTexture {
  /** Uploads the image of the source if it changed; called before each use. Allocates nothing if it did not. */
  update(): void
}

/** The textures that one engine uses. */
export interface EngineTextures<T extends PooledTexture> {
  /** Each call needs one `release`. */
  acquire(source: UniformSource): T
  release(source: UniformSource): void
  readonly count: number
  dispose(): void
}

/** The textures of one GPU by their source, each with the engines that use it and how many times. */
export type TexturePool<T> = Map<UniformSource, { readonly texture: T; readonly users: Map<TextureCallbacks, number> }>

/** Creates a texture on a backend. */
export type CreateTexture<T> = (source: UniformSource, callbacks: TextureCallbacks) => T

/** `callbacks` also identifies the engine. */
export const createEngineTextures = <T extends PooledTexture>(
  pool: TexturePool<T>,
  callbacks: TextureCallbacks,
  create: CreateTexture<T>,
  free: (texture: T) => void,
): EngineTextures<T> => {
  const sources = new Set<UniformSource>()
  const release = (source: UniformSource, releasesAll: boolean): void => {
    const entry = pool.get(source)
    const times = entry?.users.get(callbacks)
    if (!entry || times === undefined) return
    if (times > 1 && !releasesAll) {
      entry.users.set(callbacks, times - 1)
      return
    }
    sources.delete(source)
    entry.users.delete(callbacks)
    if (entry.users.size > 0) return
    pool.delete(source)
    free(entry.texture)
  }
  return {
    acquire(source) {
      let entry = pool.get(source)
      if (!entry) {
        const users = new Map<TextureCallbacks, number>()
        const allUsers: TextureCallbacks = {
          onFallback: (fallback) => users.forEach((_, user) => user.onFallback(fallback)),
          onError: (error) => users.forEach((_, user) => user.onError(error)),
        }
        entry = { texture: create(source, allUsers), users }
        pool.set(source, entry)
      }
      entry.users.set(callbacks, (entry.users.get(callbacks) ?? 0) + 1)
      sources.add(source)
      return entry.texture
    },
    release: (source) => release(source, false),
    get count() {
      return sources.size
    },
    dispose() {
      for (const source of sources) release(source, true)
    },
  }
}

/** Returns a function that calls `upload` if the image of the source, or its video frame, changed. If `upload` throws, it reports the error once and keeps the previous image. */
export const createUpdate = (source: UniformSource, callbacks: TextureCallbacks, upload: () => void): (() => void) => {
  let version: number | undefined
  let frame: number | undefined
  let external: ExternalImage | undefined
  let image: object | undefined
  let hasUploaded = false
  return () => {
    const { external: nextExternal } = source
    const nextFrame = nextExternal?.version
    // Sources made elsewhere may not count versions.
    if (source.version === version && nextFrame === frame && nextExternal === external && source.image === image) return
    version = source.version
    frame = nextFrame
    external = nextExternal
    image = source.image
    // A new texture is empty already.
    if (!external && !image && !hasUploaded) return
    hasUploaded = true
    try {
      upload()
    } catch (error) {
      callbacks.onError(error instanceof Error ? asEngineError(error) : new EngineError(imageUnreadable(String(error))))
    }
  }
}

const isSecurityError = (error: unknown): boolean => error instanceof Error && error.name === 'SecurityError'

const asEngineError = (error: Error): Error => {
  if (error instanceof EngineError) return error
  return new EngineError(isSecurityError(error) ? imageTainted() : imageUnreadable(error.message), error)
}

/** Whether a video has no frame to copy yet. Throws if a frame or bitmap is closed. */
const isEmpty = (element: object): boolean => {
  if ('videoWidth' in element) {
    // Only a video element has `videoWidth`.
    const { videoWidth, readyState, srcObject, paused, played } = element as HTMLVideoElement
    // A stream that never played reports data, but copies nothing.
    return readyState < HAVE_CURRENT_DATA || videoWidth === 0 || (!!srcObject && paused && played.length === 0)
  }
  if ('displayWidth' in element) return throwIfClosed(element.displayWidth)
  return 'close' in element && 'width' in element && throwIfClosed(element.width)
}
const HAVE_CURRENT_DATA = 2
const throwIfClosed = (width: unknown): false => {
  if (width === 0) throw new EngineError(imageUnreadable('one that was closed'))
  return false
}

/** Whether all elements can be copied now. Throws if one is closed. A canvas may have been resized to 0 since it was set. */
export const isReady = ({ elements, width, height }: ExternalImage): boolean => !elements.some(isEmpty) && width > 0 && height > 0
