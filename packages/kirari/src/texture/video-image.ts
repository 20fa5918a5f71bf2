/**
 * A video as a picture that changes by itself: it counts a frame only when the platform shows another one.
 * Must not know: the DOM (a video is known by its shape), what draws it.
 */
import type { ExternalImage } from '../shader/ir/expr.ts'

/** What of a video element is used. */
export interface VideoShape {
  readonly videoWidth: number
  readonly videoHeight: number
  readonly currentTime: number
  /** 2 and more: the current frame is there. */
  readonly readyState: number
  requestVideoFrameCallback?(callback: () => void): number
  cancelVideoFrameCallback?(handle: number): void
  addEventListener(name: string, listener: () => void): void
  removeEventListener(name: string, listener: () => void): void
}

const HAVE_CURRENT_DATA = 2

export type ImageOptions = Partial<Pick<ExternalImage, 'flipY' | 'premultiply' | 'colorSpace' | 'encoding'>>

/** Calls `shown` at each frame of a video; returns the way to stop. A paused video calls nothing. */
const watch = (element: VideoShape, shown: () => void): (() => void) => {
  // A frame that was there before anyone asked is told by no callback; browsers without callbacks tell some times a second that they play.
  const names = element.requestVideoFrameCallback ? shownBefore : [...shownBefore, 'timeupdate']
  for (const name of names) element.addEventListener(name, shown)
  let handle: number | undefined
  const next = (): void => {
    handle = element.requestVideoFrameCallback?.(onFrame)
  }
  const onFrame = (): void => {
    // Asked again first: a listener may stop it.
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

/** It is watched while someone listens, and only then. What a source that `isOver` still shows is no frame: browsers end cameras with a black one. */
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
    // The size is known late, and a camera that is turned has another one.
    get width() {
      return element.videoWidth
    },
    get height() {
      return element.videoHeight
    },
    get version() {
      // Who draws for another reason, such as a clock, sees more frames than are told then.
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
      // Whoever listens may have copied the picture before, and one that was shown since then was told to nobody.
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
