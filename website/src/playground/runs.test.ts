import { describe, expect, test } from 'vitest'
import type { Order } from './message.ts'
import { createRuns } from './runs.ts'

const range = { from: 0, to: 1 }

const opened = () => {
  const orders: Order[] = []
  const runs = createRuns((order) => void orders.push(order))
  runs.change({ code: 'first' })
  /** The orders since the last look, in short. */
  const look = () =>
    orders.splice(0).map((order) => (order.type === 'run' ? `run ${order.run}: ${order.code}, ${order.live.length} live` : JSON.stringify(order)))
  return { runs, look, write: (code: string) => runs.change({ code }) }
}

const tweak = (...values: readonly number[]): string => JSON.stringify({ type: 'tweak', values })

describe('a change', () => {
  test('runs at once', () => {
    const { runs, look } = opened()
    runs.run()
    expect(look()).toEqual(['run 1: first, 0 live'])
    expect(runs.latest()).toBe(1)
  })

  test('during a run waits for its end, and only the latest one runs', () => {
    const { runs, look, write } = opened()
    runs.run()
    for (const code of ['second', 'third']) {
      write(code)
      runs.run()
    }
    expect(look()).toEqual(['run 1: first, 0 live'])
    runs.drawn()
    expect(look()).toEqual(['run 2: third, 0 live'])
    runs.drawn()
    expect(look()).toEqual([])
  })

  test('runs after a run that has failed, which is shown', () => {
    const { runs, look, write } = opened()
    runs.run()
    write('second')
    runs.run()
    expect(runs.failed()).toBe(true)
    expect(look()).toEqual(['run 1: first, 0 live', 'run 2: second, 0 live'])
  })

  test('runs at once in a new frame, though the lost one had not answered', () => {
    const { runs, look } = opened()
    runs.run()
    runs.run()
    runs.lost()
    expect(look()).toEqual(['run 1: first, 0 live'])
    runs.run()
    expect(look()).toEqual(['run 2: first, 0 live'])
    runs.drawn()
    expect(look()).toEqual([])
  })
})

test('a loop that does not end is followed by the next change, and takes no values', () => {
  const { runs, look } = opened()
  runs.drag([range], [1], true)
  runs.endless()
  expect(look()).toEqual(['run 1: first, 1 live'])
  runs.run()
  expect(look()).toEqual(['run 2: first, 0 live'])
})

describe('a drag', () => {
  test('runs the code before it once, and then sends values', () => {
    const { runs, look, write } = opened()
    runs.drag([range], [1], true)
    write('dragged')
    expect(look()).toEqual(['run 1: first, 1 live'])
    runs.drawn()
    expect(look()).toEqual([tweak(1)])
    runs.drag([range], [2], false)
    expect(look()).toEqual([tweak(2)])
  })

  test('during a run sends the latest values when the run has drawn', () => {
    const { runs, look, write } = opened()
    runs.run()
    runs.drag([range], [1], true)
    write('dragged')
    runs.drag([range], [2], false)
    look()
    runs.drawn()
    runs.drag([range], [3], false)
    expect(look()).toEqual(['run 2: first, 1 live'])
    runs.drawn()
    expect(look()).toEqual([tweak(3)])
  })

  test('of a number that the code needs runs the code as it stands at each step', () => {
    const { runs, look, write } = opened()
    runs.drag([range], [1], true)
    write('one')
    look()
    expect(runs.failed()).toBe(false)
    expect(look()).toEqual(['run 2: one, 0 live'])
    runs.drawn()
    write('two')
    runs.drag([range], [2], false)
    expect(look()).toEqual(['run 3: two, 0 live'])
    expect(runs.failed()).toBe(true)
    expect(look()).toEqual([])
  })
})
