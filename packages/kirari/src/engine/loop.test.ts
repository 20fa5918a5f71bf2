/** The frame loop that all engines of a page share. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installPage, type Page } from '../../test/engine/page.ts'
import { finishFrames, schedule, type FrameClient } from './loop.ts'

let page: Page
beforeEach(() => {
  page = installPage()
})
afterEach(() => {
  finishFrames(() => {})
  page.restore()
})

describe('the loop', () => {
  const client = (draw: (nowMilliseconds: number) => void): FrameClient => ({ frame: draw, isWaiting: false, next: undefined })
  test('requests one frame for all clients, draws each once however often it was scheduled, then finishes once', () => {
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

  test('draws a client that schedules itself while it draws in the next frame, not in this one', () => {
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
