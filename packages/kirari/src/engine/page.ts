/** The canvas of an engine on its page: created if the engine got a container, observed, and replaced if its context is lost for good. */
import { noPlace } from '#explain-engine'
import type { Host } from './device/device.ts'
import { watchPointer } from './observe/pointer.ts'
import { watchSize } from './observe/size.ts'
import { watchVisible } from './observe/visible.ts'
import type { EngineOptions, OffscreenOptions } from './interface.ts'
import { EngineError } from './message/error.ts'

export interface Page extends Host {
  /** The element, or the window, whose pointer events the engine uses. */
  readonly pointerTarget: () => Window | HTMLCanvasElement
  /** Stops observing; removes a canvas that the engine created. */
  close(): void
  again: boolean
}

/** Undefined in a worker, which has no media queries. */
export type Motion = MediaQueryList | undefined
export const reducedMotion = (): Motion => (typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined)

/**
 * Calls the last four parameters when the page changes. For a canvas on no page, calls `onResize` and `onSee` once, at once: it has a size
 * and counts as visible.
 */
export const openPage = (
  { canvas, container, label, pixelRatio, pointer }: EngineOptions | OffscreenOptions,
  motion: Motion,
  onResize: (width: number, height: number, css?: DOMRectReadOnly) => void,
  onSee: (isVisible: boolean) => void,
  onMotion: () => void,
  onPoint: (place: readonly number[]) => void,
): Page => {
  let quit: AbortController
  const targetOf = (watched: HTMLCanvasElement): Window | HTMLCanvasElement => (pointer === 'window' ? window : watched)
  const watch = (watched: HTMLCanvasElement): HTMLCanvasElement => {
    quit = new AbortController()
    const { signal } = quit
    if (!('style' in watched)) return watched
    if (label) Object.assign(watched, { role: 'img', ariaLabel: label })
    watchSize(watched, pixelRatio, signal, onResize)
    watchVisible(watched, signal, onSee)
    motion?.addEventListener('change', onMotion, { signal })
    watchPointer(watched, targetOf(watched), signal, onPoint)
    return watched
  }
  const makeCanvas = (): HTMLCanvasElement => {
    const made = document.createElement('canvas')
    made.style.cssText = 'display:block;width:100%;height:100%'
    return made
  }
  const first = canvas ?? container?.appendChild(makeCanvas())
  if (!first) throw new EngineError(noPlace('neither'))
  if (!('style' in first)) {
    onResize(first.width, first.height)
    onSee(true)
  }
  const page: Page & { canvas: HTMLCanvasElement } = {
    // An OffscreenCanvas has all members that are used without a page.
    canvas: watch(first as HTMLCanvasElement),
    replace:
      container &&
      ((): HTMLCanvasElement => {
        quit.abort()
        const fresh = watch(makeCanvas())
        page.canvas.replaceWith(fresh)
        return (page.canvas = fresh)
      }),
    again: false,
    pointerTarget: () => targetOf(page.canvas),
    close() {
      quit.abort()
      if (container) page.canvas.remove()
    },
  }
  return page
}
