/** The observers of a canvas: its size, its visibility, the pointer. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installPage, type Page } from '../../../test/engine/page.ts'
import { watchPointer } from './pointer.ts'
import { watchSize } from './size.ts'
import { watchVisible } from './visible.ts'

let page: Page
let quit: AbortController
beforeEach(() => {
  page = installPage({ pixelRatio: 1.5 })
  quit = new AbortController()
})
afterEach(() => {
  quit.abort()
  page.restore()
})

describe('the size of a canvas', () => {
  interface Entry {
    readonly css: readonly [width: number, height: number]
    readonly exact?: readonly [inline: number, block: number]
  }
  /** A browser that reports the sizes given to `measure`; an old one does not support device-pixel-content-box. */
  const observe = (isOld: boolean, pixelRatio?: number): { readonly boxes: unknown[]; readonly sizes: unknown[]; measure(...entries: Entry[]): void } => {
    const [boxes, sizes]: [unknown[], unknown[]] = [[], []]
    let notify: (entries: unknown[]) => void = () => {}
    class Observer {
      constructor(callback: (entries: unknown[]) => void) {
        notify = callback
      }
      observe(_: unknown, options?: { readonly box: string }): void {
        if (isOld && options) throw new TypeError('no such box')
        boxes.push(options?.box)
      }
      disconnect(): void {
        boxes.length = 0
      }
    }
    globalThis.ResizeObserver = Observer as never
    watchSize(page.createCanvas(), pixelRatio, quit.signal, (width, height) => sizes.push([width, height]))
    return {
      boxes,
      sizes,
      measure: (...entries) =>
        notify(
          entries.map(({ css: [width, height], exact }) => ({
            contentRect: { width, height },
            ...(exact && { devicePixelContentBoxSize: [{ inlineSize: exact[0], blockSize: exact[1] }] }),
          })),
        ),
    }
  }

  test('is in device pixels where the browser reports them', () => {
    const { boxes, sizes, measure } = observe(false)
    expect(boxes).toEqual(['device-pixel-content-box'])
    measure({ css: [100.4, 50.2], exact: [151, 75] })
    expect(sizes).toEqual([[151, 75]])
  })

  test('is rounded from CSS pixels where it does not', () => {
    const { boxes, sizes, measure } = observe(true)
    expect(boxes).toEqual([undefined])
    measure({ css: [100.4, 50.2] })
    expect(sizes).toEqual([[151, 75]])
  })

  test('follows the pixel ratio that the application sets, whatever the browser reports', () => {
    const { sizes, measure } = observe(false, 0.5)
    measure({ css: [101, 50], exact: [152, 75] })
    expect(sizes).toEqual([[51, 25]])
  })

  test('is the last of several entries; an empty list reports nothing', () => {
    const { sizes, measure } = observe(false)
    measure()
    measure({ css: [10, 10], exact: [15, 15] }, { css: [20, 10], exact: [30, 15] })
    expect(sizes).toEqual([[30, 15]])
  })

  test('does not swap width and height in a vertical writing mode', () => {
    const { sizes, measure } = observe(false)
    measure({ css: [100, 50], exact: [75, 150] })
    measure({ css: [50, 100], exact: [150, 75] })
    // Almost square: rounding made the other side the longer one.
    measure({ css: [10, 10.1], exact: [16, 15] })
    measure({ css: [40, 40], exact: [60, 60] })
    expect(sizes).toEqual([[150, 75], [75, 150], [16, 15], [60, 60]]) // prettier-ignore
  })

  test('is no longer watched at the end', () => {
    const { boxes } = observe(false)
    quit.abort()
    expect(boxes).toEqual([])
  })
})

describe('a canvas can be seen', () => {
  test('while it is near the window of a tab that is shown', () => {
    const canvas = page.createCanvas()
    const seen: boolean[] = []
    watchVisible(canvas, quit.signal, (isSeen) => seen.push(isSeen))
    expect(seen).toEqual([])
    // Still hidden: the observer has not reported yet.
    page.setHidden(false)
    page.see(canvas, true)
    page.setHidden(true)
    page.see(canvas, true)
    page.see(canvas, false)
    page.setHidden(false)
    page.see(canvas, true)
    expect(seen).toEqual([false, true, false, false, false, false, true])
    quit.abort()
    page.setHidden(true)
    expect([seen.length, page.watchers]).toEqual([7, 0])
  })

  test('a little before it is scrolled into view; the last of several entries counts', () => {
    const reported: unknown[] = []
    let notify: (entries: unknown[]) => void = () => {}
    globalThis.IntersectionObserver = class {
      constructor(callback: typeof notify, options: unknown) {
        notify = callback
        reported.push(options)
      }
      observe(): void {}
      disconnect(): void {}
    } as never
    watchVisible(page.createCanvas(), quit.signal, (isSeen) => reported.push(isSeen))
    notify([{ isIntersecting: true }, { isIntersecting: false }])
    notify([{ isIntersecting: false }, { isIntersecting: true }])
    notify([])
    expect(reported).toEqual([{ rootMargin: '100px' }, false, true, false])
  })
})

test('the position of the pointer is reported on move and press, from the bottom left of the canvas, also outside it', () => {
  const canvas = page.createCanvas()
  const target = new EventTarget()
  const positions: unknown[] = []
  // watchPointer only adds listeners, which every EventTarget supports.
  watchPointer(canvas, target as GlobalEventHandlers & EventTarget, quit.signal, (position) => positions.push(position))
  const send = (name: string, clientX: number, clientY: number): boolean => target.dispatchEvent(Object.assign(new Event(name), { clientX, clientY }))
  // The page's canvas is 200 × 100 at (10, 20).
  send('pointermove', 60, 95)
  send('pointerdown', 10, 120)
  send('pointermove', 410, -80)
  send('pointerup', 60, 95)
  expect(positions).toEqual([[0.25, 0.25], [0, 0], [2, 2]]) // prettier-ignore
  quit.abort()
  send('pointermove', 60, 95)
  send('pointerdown', 60, 95)
  expect(positions).toHaveLength(3)
})
