/** A frame of Kirari makes as many calls as hand-written code, and allocates nothing beyond it. Times are for the table alone. */
import { describe, expect, test } from 'vitest'
import { bundleApp, costOf, entrants } from './frame.mjs'

/** The error of a heap measurement of two thousand frames, in bytes a frame: one number that the compiler moves to the heap. */
const noise = 24

type Cost = ReturnType<typeof costOf>

const measure = async (name: string): Promise<Cost> => {
  const entrant = entrants[name]
  if (!entrant) throw new Error(`There is no entrant ${name}.`)
  return costOf(await bundleApp(entrant.app), entrant.backend)
}
/** Two of Kirari's apps are compared with the same hand-written one. */
const known = new Map<string, Promise<Cost>>()
const costOfNamed = (name: string): Promise<Cost> => {
  const cost = known.get(name) ?? measure(name)
  known.set(name, cost)
  return cost
}

describe.each([
  ['Kirari, WebGL2', 'nothing but WebGL2'],
  ['Kirari, WebGPU', 'nothing but WebGPU'],
  ['Kirari, a frame of one step, WebGL2', 'nothing but WebGL2'],
  ['Kirari, a frame of one step, WebGPU', 'nothing but WebGPU'],
])('%s', (ours, byHand) => {
  test(`makes the calls of ${byHand}, and no garbage of its own`, { timeout: 60_000 }, async () => {
    const [cost, floor] = [await costOfNamed(ours), await costOfNamed(byHand)]
    expect(cost.byName).toEqual(floor.byName)
    expect(cost.bytes - floor.bytes).toBeLessThan(noise)
  })
})
