/** The experiments with a GPU that is a formula: they find what its time consists of. */
import { expect, test } from 'vitest'
import { findLimit, findShares, type Setting } from './experiment.ts'
import { sideOf } from './sky.ts'

/** Milliseconds for a frame, a million squares, a painting full of pixels, and 16 MB. */
const gpu =
  (frame: number, squares: number, pixels: number, bytes: number) =>
  (settings: readonly Setting[]): Promise<readonly number[]> =>
    Promise.resolve(
      settings.map(
        ({ count, side, isWide }) => frame + (squares * count) / 1e6 + (pixels * count * side ** 2) / 6.4 + (bytes * count * (isWide ? 4 : 1)) / 1e6,
      ),
    )
const now = { count: 1e6, side: sideOf(1e6, 2) }

test('shares add up to the time that is not the frame’s own', async () => {
  // 1 for the frame, 2 for squares, 4 layers of 1 for pixels, 1 for bytes: half as many squares also read half as many bytes.
  const { squares, pixels, bytes } = await findShares(gpu(1, 2, 1, 1), now)
  expect([squares, pixels, bytes]).toEqual([expect.closeTo(3 / 8, 5), expect.closeTo(4 / 8, 5), expect.closeTo(1 / 8, 5)])
})

test.each([
  ['squares', gpu(0, 1, 0, 0), [1, 0, 0]],
  ['pixels', gpu(0, 0, 1, 0), [0, 1, 0]],
  ['nothing of the three', gpu(1, 0, 0, 0), [0, 0, 0]],
] as const)('a time that follows %s alone', async (_, compare, wanted) => {
  const { squares, pixels, bytes } = await findShares(compare, now)
  wanted.forEach((share, i) => expect([squares, pixels, bytes][i]).toBeCloseTo(share, 5))
})

test.each([
  [100, '128,000 – 256,000'],
  [1, '> 1,000,000'],
  [1e6, '< 1,000'],
  [20, '512,000 – 1,000,000'],
] as const)('with %d ms for a million squares the limit is %s', async (squares, wanted) => {
  expect(await findLimit(gpu(0, squares, 0, 0), 1.5, false)).toBe(wanted)
})
