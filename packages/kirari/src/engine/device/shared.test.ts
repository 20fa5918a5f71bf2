/** The lifetime of a shared resource. */
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest'
import { createShared, type Shared } from './shared.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Resource {
  readonly lost: Promise<string>
  readonly lose: (reason: string) => void
}
const setUp = (): { closed: readonly Resource[]; open: Mock<() => Promise<Resource>>; shared: Shared<Resource> } => {
  const closed: Resource[] = []
  const open = vi.fn(async (): Promise<Resource> => {
    let lose: (reason: string) => void = () => {}
    const lost = new Promise<string>((resolve) => (lose = resolve))
    return { lost, lose: (reason) => lose(reason) }
  })
  return { closed, open, shared: createShared(open, (resource) => closed.push(resource)) }
}

test('all callers get the same resource', async () => {
  const { open, shared } = setUp()
  const [a, b] = await Promise.all([shared.acquire(), shared.acquire()])
  expect(a).toBe(b)
  expect(open).toHaveBeenCalledTimes(1)
})

test('it is closed some time after the last release', async () => {
  const { closed, shared } = setUp()
  const [resource] = await Promise.all([shared.acquire(), shared.acquire()])
  shared.release(resource)
  vi.advanceTimersByTime(10_000)
  expect(closed).toEqual([])
  shared.release(resource)
  vi.advanceTimersByTime(10_000)
  expect(closed).toEqual([resource])
})

test('it stays open when it is acquired again soon', async () => {
  const { closed, open, shared } = setUp()
  shared.release(await shared.acquire())
  vi.advanceTimersByTime(1000)
  await shared.acquire()
  vi.advanceTimersByTime(10_000)
  expect([closed.length, open.mock.calls.length]).toEqual([0, 1])
})

test('after a loss another is opened, and releasing the lost one closes nothing', async () => {
  const { closed, shared } = setUp()
  const first = await shared.acquire()
  first.lose('gone')
  await first.lost
  const second = await shared.acquire()
  expect(second).not.toBe(first)
  shared.release(first)
  vi.advanceTimersByTime(10_000)
  expect(closed).toEqual([])
  shared.release(second)
  vi.advanceTimersByTime(10_000)
  expect(closed).toEqual([second])
})

test('opening is retried after it failed', async () => {
  const { open, shared } = setUp()
  open.mockRejectedValueOnce(new Error('not yet'))
  await expect(shared.acquire()).rejects.toThrow('not yet')
  await shared.acquire()
  expect(open).toHaveBeenCalledTimes(2)
})
