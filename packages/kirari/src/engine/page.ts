/**
 * The canvas of an engine on its page: made where the engine was given a container, watched while it is there, replaced when it is lost.
 * Must not know: what is drawn, or when.
 */
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
  /** Stops watching; removes a canvas of the engine's own. */
  close(): void
  again: boolean
}

/** Undefined in a worker, which knows nothing of the reader. */
export type Motion = MediaQueryList | undefined
export const reducedMotion = (): Motion => (typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined)

/**
 * Each of the last four is called when the page changes. For a canvas without a page `onResize` and `onSee` are called once, at once: it has
 * its size, and counts as visible.
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
    // Of a canvas without a page only what both kinds have is used.
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
