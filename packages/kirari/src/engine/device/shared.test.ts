/** How long a thing that all engines share lives. */
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest'
import { createShared, type Shared } from './shared.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Thing {
  readonly lost: Promise<string>
  readonly lose: (reason: string) => void
}
const setUp = (): { closed: readonly Thing[]; open: Mock<() => Promise<Thing>>; shared: Shared<Thing> } => {
  const closed: Thing[] = []
  const open = vi.fn(async (): Promise<Thing> => {
    let lose: (reason: string) => void = () => {}
    const lost = new Promise<string>((resolve) => (lose = resolve))
    return { lost, lose: (reason) => lose(reason) }
  })
  return { closed, open, shared: createShared(open, (thing) => closed.push(thing)) }
}

test('all who ask get the same one', async () => {
  const { open, shared } = setUp()
  const [a, b] = await Promise.all([shared.acquire(), shared.acquire()])
  expect(a).toBe(b)
  expect(open).toHaveBeenCalledTimes(1)
})

test('it is closed some time after the last has let it go', async () => {
  const { closed, shared } = setUp()
  const [thing] = await Promise.all([shared.acquire(), shared.acquire()])
  shared.release(thing)
  vi.advanceTimersByTime(10_000)
  expect(closed).toEqual([])
  shared.release(thing)
  vi.advanceTimersByTime(10_000)
  expect(closed).toEqual([thing])
})

test('who asks again soon gets it back', async () => {
  const { closed, open, shared } = setUp()
  shared.release(await shared.acquire())
  vi.advanceTimersByTime(1000)
  await shared.acquire()
  vi.advanceTimersByTime(10_000)
  expect([closed.length, open.mock.calls.length]).toEqual([0, 1])
})

test('after a loss another is made, and the lost one closes nothing', async () => {
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

test('one that could not be made is tried again', async () => {
  const { open, shared } = setUp()
  open.mockRejectedValueOnce(new Error('not yet'))
  await expect(shared.acquire()).rejects.toThrow('not yet')
  await shared.acquire()
  expect(open).toHaveBeenCalledTimes(2)
})
