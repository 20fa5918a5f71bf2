/**
 * The loss of the WebGL2 context of the application's own canvas: the engine cannot replace the canvas, so it waits until the browser
 * restores the context, and draws on the same canvas again. The context is a fake that counts draws.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uv, vec4 } from '../../shader/front/node/index.ts'
import type { Engine } from '../interface.ts'
import { installPage, type Page } from '../../../test/engine/page.ts'
import { createEngine } from '../webgl.ts'

let page: Page
let engine: Engine | undefined
beforeEach(() => {
  page = installPage()
})
afterEach(() => {
  engine?.dispose()
  page.frame(0)
  page.restore()
  vi.useRealTimers()
})

/** A canvas with one fake context. Every call returns a truthy object; only the query of the size limit needs a number. */
const createLosable = (): { readonly canvas: HTMLCanvasElement; readonly drawings: () => number; lose(): boolean; restore(): void } => {
  const canvas = page.createCanvas()
  let isLost = false
  let drawings = 0
  const methods: Readonly<Record<string, () => unknown>> = {
    isContextLost: () => isLost,
    drawArrays: () => drawings++,
    getParameter: () => 4096,
    getExtension: () => null,
  }
  const gl = new Proxy({}, { get: (_, name) => methods[String(name)] ?? (() => ({})) })
  return {
    canvas: Object.assign(canvas, { getContext: () => gl }),
    drawings: () => drawings,
    lose() {
      isLost = true
      const event = new Event('webglcontextlost', { cancelable: true })
      canvas.dispatchEvent(event)
      return event.defaultPrevented
    },
    restore() {
      isLost = false
      canvas.dispatchEvent(new Event('webglcontextrestored'))
    },
  }
}

test('a context that comes back after an hour is drawn with again, on the same canvas', async () => {
  vi.useFakeTimers()
  const { canvas, drawings, lose, restore } = createLosable()
  const events: string[] = []
  engine = createEngine({ canvas, fragment: vec4(uv, 0, 1) })
  for (const name of ['lost', 'restored', 'error'] as const) engine.on(name, () => events.push(name))
  page.resize(canvas, 100, 50)
  page.see(canvas, true)
  await vi.advanceTimersByTimeAsync(1000)
  page.frame(1000)

  // Only then does the browser restore it.
  expect(lose()).toBe(true)
  const before = drawings()
  await vi.advanceTimersByTimeAsync(3_600_000)
  page.frame(3_601_000)
  expect(events).toEqual(['lost'])
  expect(drawings()).toBe(before)

  restore()
  await vi.advanceTimersByTimeAsync(1000)
  page.frame(3_602_000)
  expect(events).toEqual(['lost', 'restored'])
  expect(drawings()).toBeGreaterThan(before)
  expect(engine.canvas).toBe(canvas)

  // It can be lost again.
  expect(lose()).toBe(true)
  restore()
  await vi.advanceTimersByTimeAsync(1000)
  expect(events).toEqual(['lost', 'restored', 'lost', 'restored'])
})

test('an engine on a canvas whose context is lost already waits for it', async () => {
  vi.useFakeTimers()
  const { canvas, lose, restore } = createLosable()
  lose()
  engine = createEngine({ canvas, fragment: vec4(uv, 0, 1) })
  const ready = vi.fn()
  void engine.ready.then(ready)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ready).not.toHaveBeenCalled()
  restore()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ready).toHaveBeenCalled()
})
