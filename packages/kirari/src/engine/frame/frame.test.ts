/** What the engine sees of a page: how large a canvas is, whether it can be seen, where the pointer is; and the one loop of all canvases. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installPage, type Page } from '../../../test/engine/page.ts'
import { finishFrames, schedule, type FrameClient } from './loop.ts'
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
  /** A browser that measures what it is told to, and one that knows no device pixels. */
  const observe = (isOld: boolean, pixelRatio?: number): { readonly boxes: unknown[]; readonly sizes: unknown[]; measure(...entries: Entry[]): void } => {
    const [boxes, sizes]: [unknown[], unknown[]] = [[], []]
    let tell: (entries: unknown[]) => void = () => {}
    class Observer {
      constructor(told: (entries: unknown[]) => void) {
        tell = told
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
        tell(
          entries.map(({ css: [width, height], exact }) => ({
            contentRect: { width, height },
            ...(exact && { devicePixelContentBoxSize: [{ inlineSize: exact[0], blockSize: exact[1] }] }),
          })),
        ),
    }
  }

  test('is the one in device pixels, where the browser tells it', () => {
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

  test('follows the ratio of the application, whatever the browser tells', () => {
    const { sizes, measure } = observe(false, 0.5)
    measure({ css: [101, 50], exact: [152, 75] })
    expect(sizes).toEqual([[51, 25]])
  })

  test('is the last of several, and none is none', () => {
    const { sizes, measure } = observe(false)
    measure()
    measure({ css: [10, 10], exact: [15, 15] }, { css: [20, 10], exact: [30, 15] })
    expect(sizes).toEqual([[30, 15]])
  })

  test('keeps width and height apart where lines of text run down', () => {
    const { sizes, measure } = observe(false)
    measure({ css: [100, 50], exact: [75, 150] })
    measure({ css: [50, 100], exact: [150, 75] })
    // All but square, so that rounding has made the other side the longer one.
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
    // Still out of sight: nobody has looked where it is.
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

  test('a little before it is scrolled in, and by the last that is told', () => {
    const told: unknown[] = []
    let tell: (entries: unknown[]) => void = () => {}
    globalThis.IntersectionObserver = class {
      constructor(hear: typeof tell, options: unknown) {
        tell = hear
        told.push(options)
      }
      observe(): void {}
      disconnect(): void {}
    } as never
    watchVisible(page.createCanvas(), quit.signal, (isSeen) => told.push(isSeen))
    tell([{ isIntersecting: true }, { isIntersecting: false }])
    tell([{ isIntersecting: false }, { isIntersecting: true }])
    tell([])
    expect(told).toEqual([{ rootMargin: '100px' }, false, true, false])
  })
})

test('the pointer is told at moves and presses, from the bottom left of the canvas, and beyond it', () => {
  const canvas = page.createCanvas()
  const target = new EventTarget()
  const places: unknown[] = []
  // Of the window, an engine needs what every target of events has.
  watchPointer(canvas, target as GlobalEventHandlers & EventTarget, quit.signal, (place) => places.push(place))
  const send = (name: string, clientX: number, clientY: number): boolean => target.dispatchEvent(Object.assign(new Event(name), { clientX, clientY }))
  // The page's canvas is 200 × 100 at (10, 20).
  send('pointermove', 60, 95)
  send('pointerdown', 10, 120)
  send('pointermove', 410, -80)
  send('pointerup', 60, 95)
  expect(places).toEqual([[0.25, 0.25], [0, 0], [2, 2]]) // prettier-ignore
  quit.abort()
  send('pointermove', 60, 95)
  send('pointerdown', 60, 95)
  expect(places).toHaveLength(3)
})

describe('the loop', () => {
  const client = (draw: (nowMilliseconds: number) => void): FrameClient => ({ frame: draw, isWaiting: false, next: undefined })
  afterEach(() => finishFrames(() => {}))

  test('asks for one frame for all, in which each draws once however often it asked, and then finishes once', () => {
    const drawn: unknown[] = []
    finishFrames(() => drawn.push('end'))
    const [first, second] = [client((now) => drawn.push(['first', now])), client((now) => drawn.push(['second', now]))]
    schedule(first)
    schedule(second)
    schedule(first)
    expect(page.waiting).toBe(1)
    page.frame(16)
    expect(drawn).toHaveLength(3)
    expect(drawn).toEqual(expect.arrayContaining([['first', 16], ['second', 16]])) // prettier-ignore
    expect([drawn.at(-1), page.waiting, first.isWaiting, second.isWaiting]).toEqual(['end', 0, false, false])
  })

  test('gives who asks again while it draws the next frame, not this one', () => {
    const times: number[] = []
    const again = client((now) => {
      times.push(now)
      if (times.length < 3) schedule(again)
    })
    schedule(again)
    page.frame(16)
    expect([times, page.waiting, again.isWaiting]).toEqual([[16], 1, true])
    page.frame(32)
    page.frame(48)
    expect([times, page.waiting]).toEqual([[16, 32, 48], 0])
  })

  test('goes on with the others, and finishes, when one throws', () => {
    const drawn: string[] = []
    finishFrames(() => drawn.push('end'))
    const mistake = new Error('mistake')
    schedule(client(() => drawn.push('a')))
    const thrower = client(() => {
      throw mistake
    })
    schedule(thrower)
    schedule(client(() => drawn.push('b')))
    page.frame(16)
    expect(drawn.toSorted()).toEqual(['a', 'b', 'end'])
    expect(page.reported).toEqual([mistake])
    schedule(thrower)
    page.frame(32)
    expect(page.reported).toHaveLength(2)
  })
})
