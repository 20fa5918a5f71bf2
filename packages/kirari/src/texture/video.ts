/** Videos as images that change by themselves: a new frame is uploaded and drawn when there is one, and not otherwise. */
import { notDecoded, notFetched } from '#explain-engine'
import { EngineError } from '../engine/message/error.ts'
import type { ExternalImage } from '../shader/ir/expr.ts'
import { videoImage, type ImageOptions } from './video-image.ts'

/** A video or camera that a texture shows. While it is paused it costs nothing. */
export interface LiveImage extends ExternalImage {
  readonly element: HTMLVideoElement
  /** Resolves when the first frame is available. Rejects with an EngineError that says why there is none. */
  readonly ready: Promise<void>
  /** Rejects where the browser requires a user gesture first: a video with sound. */
  play(): Promise<void>
  pause(): void
  /** Called when it ends, or when the camera is taken away. Returns the function that stops listening. */
  on(name: 'ended', listener: () => void): () => void
  /** Ends it for good, and releases the file or camera. The texture keeps the last frame. */
  stop(): void
}

export interface VideoOptions extends ImageOptions {
  /** For an address. Default: true. An element keeps its own setting. */
  readonly loop?: boolean
  /** Browsers start videos by themselves only without sound. Default: true. */
  readonly muted?: boolean
  /** Whether a video from an address plays as soon as it can. Default: true. */
  readonly autoplay?: boolean
  /** For a video on another site, which has to allow it. Default: without cookies ('anonymous'). */
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
    // Set before the address, which they apply to.
    element.crossOrigin = crossOrigin
    Object.assign(element, { loop, muted, autoplay, playsInline: true, preload: 'auto', src: String(from) })
  }
  return liveImage(element, options, () => {
    element.pause()
    if (!isOwn) return
    // The HTML specification releases a file this way.
    element.removeAttribute('src')
    element.load()
  })
}

/** `end` releases what is behind the element; a camera's `track` reports when it ends. */
export const liveImage = (element: HTMLVideoElement, options: ImageOptions, end: () => void, track?: MediaStreamTrack): LiveImage => {
  const source: EventTarget = track ?? element
  // Its getters stay getters: properties are added to it, it is not copied.
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
