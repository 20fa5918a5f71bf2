import { describe, expect, test } from 'vitest'
import type { Order } from '../message.ts'
import type { VideoPlan } from './plan.ts'
import { createVideoRequests } from './requests.ts'

const plan: VideoPlan = { width: 2, height: 2, range: { from: 1, to: 2 }, framesPerSecond: 10, by: 'cpu' }

const opened = () => {
  const orders: Order[] = []
  const requests = createVideoRequests((order) => void orders.push(order))
  return { orders, requests, video: requests.open(plan) }
}

describe('a video', () => {
  test('is ordered once, and its frames one by one', async () => {
    const { orders, requests, video } = opened()
    const first = video.next()
    requests.hear({ type: 'videoFrame', video: 1, pixels: new ArrayBuffer(16) })
    expect((await first).byteLength).toBe(16)
    void video.next()
    video.close()
    expect(orders).toEqual([
      { type: 'video', video: 1, width: 2, height: 2, from: 1, framesPerSecond: 10, by: 'cpu' },
      { type: 'videoFrame', video: 1 },
      { type: 'videoFrame', video: 1 },
      { type: 'endVideo', video: 1 },
    ])
  })

  test.each([
    ['the frame cannot draw', (requests: ReturnType<typeof createVideoRequests>) => requests.hear({ type: 'noVideoFrame', video: 1, message: 'no' })],
    [
      'the pixels have another size',
      (requests: ReturnType<typeof createVideoRequests>) => requests.hear({ type: 'videoFrame', video: 1, pixels: new ArrayBuffer(15) }),
    ],
    ['the frame is lost', (requests: ReturnType<typeof createVideoRequests>) => requests.lose(new Error('lost'))],
    ['another video begins', (requests: ReturnType<typeof createVideoRequests>) => void requests.open(plan)],
  ])('fails when %s', async (_, fail) => {
    const { requests, video } = opened()
    const next = video.next()
    fail(requests)
    await expect(next).rejects.toThrow(Error)
  })

  test('takes no frame of an earlier video', async () => {
    const { requests } = opened()
    const next = requests.open(plan).next()
    requests.hear({ type: 'videoFrame', video: 1, pixels: new ArrayBuffer(16) })
    requests.hear({ type: 'noVideoFrame', video: 2, message: 'the second' })
    await expect(next).rejects.toThrow('the second')
  })
})
