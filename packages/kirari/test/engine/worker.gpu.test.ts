/** An engine in a worker, on both backends: without a document or a window it draws the same pixels. */
import { afterEach, expect, test } from 'vitest'
import type { Answer, Order } from './worker.ts'

let worker: Worker | undefined
afterEach(() => worker?.terminate())

const start = async (backend: 'webgl2' | 'webgpu', isFrame = false): Promise<{ readonly canvas: HTMLCanvasElement; ask(order: Order): Promise<Answer> }> => {
  const own = (worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }))
  const ask = (order: Order, transfer: Transferable[] = []): Promise<Answer> =>
    new Promise((resolve, reject) => {
      own.addEventListener('message', ({ data }: MessageEvent<Answer>) => (data.error === undefined ? resolve(data) : reject(new Error(data.error))), {
        once: true,
      })
      own.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
      own.postMessage(order, transfer)
    })
  const canvas = document.body.appendChild(Object.assign(document.createElement('canvas'), { width: 51, height: 20 }))
  const offscreen = canvas.transferControlToOffscreen()
  await ask({ order: 'start', canvas: offscreen, backend, isFrame }, [offscreen])
  return { canvas, ask }
}

test.each(['webgl2', 'webgpu'] as const)('an engine in a worker draws on %s, at the size that `resize` sets', async (backend) => {
  const { canvas, ask } = await start(backend)
  const first = await ask({ order: 'capture' })
  expect([first.backend, first.width, first.height, first.data]).toEqual([backend, 51, 20, [51, 51, 0, 255]])
  await ask({ order: 'resize', width: 102, height: 40 })
  await ask({ order: 'set', value: 0.4 })
  const second = await ask({ order: 'capture' })
  expect([second.width, second.height, second.data]).toEqual([102, 40, [102, 102, 0, 255]])
  await ask({ order: 'step', seconds: 0.25 })
  await ask({ order: 'step', seconds: 0.75 })
  const third = await ask({ order: 'capture' })
  // The second frame, number 1, at time 1.
  expect([third.time, third.data[2]]).toEqual([1, 64])
  await expect(ask({ order: 'resize', width: Number.NaN, height: 1 })).rejects.toThrow('E1050: expected a finite number above 0 as width, got NaN')
  await ask({ order: 'dispose' })
  canvas.remove()
})

test.each(['webgl2', 'webgpu'] as const)('a frame of steps runs in a worker on %s', async (backend) => {
  const { canvas, ask } = await start(backend, true)
  expect((await ask({ order: 'capture' })).data).toEqual([51, 1, 0, 255])
  await ask({ order: 'set', value: 0.4 })
  for (let i = 0; i < 3; i++) await ask({ order: 'step', seconds: 0.1 })
  await ask({ order: 'resize', width: 100, height: 30 })
  // Three steps: the frame before them, drawn while time stood still, does not count.
  expect(await ask({ order: 'capture' })).toMatchObject({ width: 100, height: 30, data: [102, 3, 0, 255], backend })
  await ask({ order: 'dispose' })
  canvas.remove()
})

test.each(['webgl2', 'webgpu'] as const)('on %s it costs nothing after `setVisible(false)`', async (backend) => {
  const { canvas, ask } = await start(backend)
  // By default, the canvas counts as visible.
  await ask({ order: 'set', value: 0.5 })
  await expect.poll(async () => (await ask({ order: 'frames' })).frames).toBeGreaterThan(0)
  await ask({ order: 'visible', isVisible: false })
  const { frames } = await ask({ order: 'frames' })
  await ask({ order: 'set', value: 0.9 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await ask({ order: 'frames' })).frames).toBe(frames)
  await ask({ order: 'visible', isVisible: true })
  await expect.poll(async () => (await ask({ order: 'frames' })).frames).toBeGreaterThan(frames + 1)
  await ask({ order: 'dispose' })
  canvas.remove()
})
