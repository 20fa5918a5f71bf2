/** A frame of ours takes as many calls as one written by hand, and allocates nothing beyond it. Times are for the table alone. */
import { describe, expect, test } from 'vitest'
import { bundleApp, entrants, measure } from './frame.mjs'

/** Bytes: what a heap measurement of two thousand frames may be off by, a frame. A compiler that moves numbers to the heap in one process does not in the next. */
const noise = 40

const costOf = async (name: string): Promise<ReturnType<typeof measure>> => {
  const entrant = entrants[name]
  if (!entrant) throw new Error(`There is no entrant ${name}.`)
  return measure(await bundleApp(entrant.app), entrant.backend)
}

describe.each([
  ['Kirari, WebGL2', 'nothing but WebGL2'],
  ['Kirari, WebGPU', 'nothing but WebGPU'],
  ['Kirari, a frame of one step, WebGL2', 'nothing but WebGL2'],
  ['Kirari, a frame of one step, WebGPU', 'nothing but WebGPU'],
])('%s', (ours, byHand) => {
  test(`makes the calls of ${byHand}, and no garbage of its own`, { timeout: 60_000, retry: 3 }, async () => {
    const [cost, floor] = [await costOf(ours), await costOf(byHand)]
    expect(cost.byName).toEqual(floor.byName)
    expect(cost.bytes - floor.bytes).toBeLessThan(noise)
  })
})
