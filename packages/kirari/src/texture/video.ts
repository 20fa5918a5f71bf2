/** Videos as pictures that change by themselves: a new frame is uploaded and drawn when there is one, and not otherwise. */
import { notDecoded, notFetched } from '#explain-engine'
import { EngineError } from '../engine/message/error.ts'
import type { ExternalImage } from '../shader/ir/expr.ts'
import { videoImage, type ImageOptions } from './video-image.ts'

/** A video or camera that a texture shows. While it is paused it costs nothing. */
export interface LiveImage extends ExternalImage {
  readonly element: HTMLVideoElement
  /** Resolves when the first frame is there. Rejects with an EngineError that says why there is none. */
  readonly ready: Promise<void>
  /** Rejects where the browser wants the reader to press something first: a video with sound. */
  play(): Promise<void>
  pause(): void
  /** Told when it has come to its end, or a camera was taken away. Returns the way to stop listening. */
  on(name: 'ended', listener: () => void): () => void
  /** Ends it for good, and lets go of the file or camera. The texture keeps the last picture. */
  stop(): void
}

export interface VideoOptions extends ImageOptions {
  /** Of an address: true when nothing is said. An element that is given keeps its own. */
  readonly loop?: boolean
  /** Browsers start videos by themselves only without sound: true when nothing is said. */
  readonly muted?: boolean
  /** Whether an address is played as soon as it can be: true when nothing is said. */
  readonly autoplay?: boolean
  /** For a video of another site, which has to allow it: without cookies ('anonymous') when nothing is said. */
  readonly crossOrigin?: 'anonymous' | 'use-credentials'
}

/**
 * A video that a texture shows, from its address or an element of the page.
 *
 * @example
 * const film = texture(texture2D, { value: video('film.webm') })
 * createEngine({ canvas, frame: [draw({ fragment: film.sample(uv) })] })
 */
export const video = (from: HTMLVideoElement | string | URL, options: VideoOptions = {}): LiveImage => {
  const isOwn = typeof from === 'string' || from instanceof URL
  const element = isOwn ? document.createElement('video') : from
  if (isOwn) {
    const { loop = true, muted = true, autoplay = true, crossOrigin = 'anonymous' } = options
    // Before the address, which they hold for.
    element.crossOrigin = crossOrigin
    Object.assign(element, { loop, muted, autoplay, playsInline: true, preload: 'auto', src: String(from) })
  }
  return liveImage(element, options, () => {
    element.pause()
    if (!isOwn) return
    // What a specification calls the way to let go of a file.
    element.removeAttribute('src')
    element.load()
  })
}

/** `end` lets go of what is behind the element; a camera's `track` tells when that comes to its end. */
export const liveImage = (element: HTMLVideoElement, options: ImageOptions, end: () => void, track?: MediaStreamTrack): LiveImage => {
  const source: EventTarget = track ?? element
  // Its getters stay getters: it is added to, and not copied.
  return Object.assign(
    videoImage(element, options, () => track?.readyState === 'ended'),
    {
      element,
      ready: firstFrame(element),
      play: () => element.play(),
      pause: () => element.pause(),
      on(name: 'ended', listener: () => void) {
        const call = (): void => listener()
        source.addEventListener(name, call)
        return () => source.removeEventListener(name, call)
      },
      stop: end,
    },
  )
}

const firstFrame = async (element: HTMLVideoElement): Promise<void> => {
  const HAVE_CURRENT_DATA = 2
  const MEDIA_ERR_NETWORK = 2
  if (element.readyState >= HAVE_CURRENT_DATA) return
  if (!element.error)
    await new Promise<unknown>((resolve) => {
      element.addEventListener('loadeddata', resolve, { once: true })
      element.addEventListener('error', resolve, { once: true })
    })
  const { error, currentSrc, src } = element
  if (!error) return
  const url = currentSrc || src
  throw new EngineError(error.code === MEDIA_ERR_NETWORK ? notFetched(url) : notDecoded(url, error.message || 'something else'), error)
}
