/**
 * Which picture a texture has on the GPU, and when it needs another one: the same on every backend.
 * Pictures belong to a GPU, not to an engine: canvases that read one texture share it.
 * Must not know: any backend.
 */
import { imageTainted, imageUnreadable } from '#explain-frame'
import type { ExternalImage, UniformSource } from '../../shader/ir/expr.ts'
import { EngineError } from '../message/error.ts'
import type { GraphicsOptions } from './graphics.ts'

/** Who is told of what goes wrong. */
export type PictureOptions = Pick<GraphicsOptions, 'onFallback' | 'onError'>

/** A texture on the GPU. */
export interface Picture {
  /** Takes what the source has now, where it is another than before; called before each use. Allocates nothing where nothing has changed. */
  update(): void
}

/** The textures of one engine. */
export interface Pictures<P extends Picture> {
  /** The one of a source; `release` must follow. */
  acquire(source: UniformSource): P
  release(source: UniformSource): void
  readonly count: number
  dispose(): void
}

/** Pictures of one GPU by their source. */
export type Pool<P> = Map<UniformSource, { readonly picture: P; readonly users: Map<PictureOptions, number> }>

/** What a backend makes a picture with. */
export type MakePicture<P> = (source: UniformSource, tell: PictureOptions) => P

export const createPictures = <P extends Picture>(pool: Pool<P>, options: PictureOptions, make: MakePicture<P>, free: (picture: P) => void): Pictures<P> => {
  const own = new Set<UniformSource>()
  const release = (source: UniformSource, isLast: boolean): void => {
    const entry = pool.get(source)
    const times = entry?.users.get(options)
    if (!entry || times === undefined) return
    if (times > 1 && !isLast) {
      entry.users.set(options, times - 1)
      return
    }
    own.delete(source)
    entry.users.delete(options)
    if (entry.users.size > 0) return
    pool.delete(source)
    free(entry.picture)
  }
  return {
    acquire(source) {
      let entry = pool.get(source)
      if (!entry) {
        const users = new Map<PictureOptions, number>()
        const tell: PictureOptions = {
          onFallback: (fallback) => users.forEach((_, user) => user.onFallback(fallback)),
          onError: (error) => users.forEach((_, user) => user.onError(error)),
        }
        entry = { picture: make(source, tell), users }
        pool.set(source, entry)
      }
      entry.users.set(options, (entry.users.get(options) ?? 0) + 1)
      own.add(source)
      return entry.picture
    },
    release: (source) => release(source, false),
    get count() {
      return own.size
    },
    dispose() {
      for (const source of own) release(source, true)
    },
  }
}

/** Calls `fill` when the source has another picture, or another frame of it. One that is refused is told once; the last one stays. */
export const createUpdate = (source: UniformSource, tell: PictureOptions, fill: () => void): (() => void) => {
  let version: number | undefined
  let frame: number | undefined
  let external: ExternalImage | undefined
  let image: object | undefined
  let isFilled = false
  return () => {
    const { external: nextExternal } = source
    const nextFrame = nextExternal?.version
    // Sources of other makers need not count.
    if (source.version === version && nextFrame === frame && nextExternal === external && source.image === image) return
    version = source.version
    frame = nextFrame
    external = nextExternal
    image = source.image
    // One that never had a picture is empty already.
    if (!external && !image && !isFilled) return
    isFilled = true
    try {
      fill()
    } catch (error) {
      tell.onError(error instanceof Error ? asEngineError(error) : new EngineError(imageUnreadable(String(error))))
    }
  }
}

const isForbidden = (error: unknown): boolean => error instanceof Error && error.name === 'SecurityError'

const asEngineError = (error: Error): Error => {
  if (error instanceof EngineError) return error
  return new EngineError(isForbidden(error) ? imageTainted() : imageUnreadable(error.message), error)
}

/** There is nothing to copy of a video that has no frame yet; what was closed is refused. */
const isEmpty = (element: object): boolean => {
  if ('videoWidth' in element) {
    // Where it comes from: an element of a page, which is looked at only.
    const { videoWidth, readyState, srcObject, paused, played } = element as HTMLVideoElement
    // A stream that was never played says that it has data, but gives none.
    return readyState < HAVE_CURRENT_DATA || videoWidth === 0 || (!!srcObject && paused && played.length === 0)
  }
  if ('displayWidth' in element) return gone(element.displayWidth)
  return 'close' in element && 'width' in element && gone(element.width)
}
const HAVE_CURRENT_DATA = 2
const gone = (width: unknown): boolean => {
  if (width === 0) throw new EngineError(imageUnreadable('one that was closed'))
  return false
}

/** Whether all of it can be copied now; what was closed is refused. A canvas may have lost its size since it was given. */
export const isThere = ({ elements, width, height }: ExternalImage): boolean => !elements.some(isEmpty) && width > 0 && height > 0
