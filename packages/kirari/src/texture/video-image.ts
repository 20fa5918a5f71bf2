/**
 * A video as an image that changes by itself: its version grows only when the platform shows a new frame.
 * Must not use the DOM: the type of a video is VideoShape.
 */
import type { ExternalImage } from '../shader/ir/expr.ts'

/** The members of a video element that are used. */
export interface VideoShape {
  readonly videoWidth: number
  readonly videoHeight: number
  readonly currentTime: number
  /** 2 and more: the current frame is available. */
  readonly readyState: number
  requestVideoFrameCallback?(callback: () => void): number
  cancelVideoFrameCallback?(handle: number): void
  addEventListener(name: string, listener: () => void): void
  removeEventListener(name: string, listener: () => void): void
}

const HAVE_CURRENT_DATA = 2

export type ImageOptions = Partial<Pick<ExternalImage, 'flipY' | 'premultiply' | 'colorSpace' | 'encoding'>>

/** Calls `shown` at each frame of a video; returns the function that stops. A paused video calls nothing. */
const watch = (element: VideoShape, shown: () => void): (() => void) => {
  // No callback reports a frame that was there before; browsers without callbacks fire timeupdate a few times a second during playback.
  const names = element.requestVideoFrameCallback ? shownBefore : [...shownBefore, 'timeupdate']
  for (const name of names) element.addEventListener(name, shown)
  let handle: number | undefined
  const next = (): void => {
    handle = element.requestVideoFrameCallback?.(onFrame)
  }
  const onFrame = (): void => {
    // Requested again first: a listener may cancel it.
    next()
    shown()
  }
  next()
  return () => {
    for (const name of names) element.removeEventListener(name, shown)
    if (handle !== undefined) element.cancelVideoFrameCallback?.(handle)
  }
}
const shownBefore: readonly string[] = ['loadeddata', 'playing', 'seeked']

/** Watches only while someone listens. What a source that `isOver` still shows is not a frame: browsers end cameras with a black one. */
export const videoImage = (
  element: VideoShape,
  { flipY = true, premultiply = true, colorSpace = 'srgb', encoding = 'srgb' }: ImageOptions = {},
  isOver: () => boolean = () => false,
): ExternalImage => {
  const listeners = new Set<() => void>()
  let version = 0
  let seenTime = -1
  let stop: (() => void) | undefined
  return {
    elements: [element],
    // The size is known late, and changes when a camera is rotated.
    get width() {
      return element.videoWidth
    },
    get height() {
      return element.videoHeight
    },
    get version() {
      // An engine that draws for another reason, such as a clock, then sees more frames than the events report.
      if (!element.requestVideoFrameCallback && element.currentTime !== seenTime) {
        seenTime = element.currentTime
        version++
      }
      return version
    },
    flipY,
    premultiply,
    colorSpace,
    encoding,
    subscribe(listener) {
      // The same function may listen twice: each has its own entry.
      const entry = (): void => listener()
      listeners.add(entry)
      // A listener may have copied the previous frame, and nothing reported the frames shown since then.
      if (!stop && element.readyState >= HAVE_CURRENT_DATA) version++
      stop ??= watch(element, () => {
        if (isOver()) return
        if (element.requestVideoFrameCallback) version++
        for (const one of listeners) one()
      })
      return () => {
        listeners.delete(entry)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
