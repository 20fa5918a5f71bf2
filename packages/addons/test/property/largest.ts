/** The largest value of a function in a box, by climbing from many places. */
import type { Range } from '../../../../internal/testing/inputs.ts'
import { spread } from '../harness/points.ts'

export const largest = (f: (x: readonly number[]) => number, box: readonly Range[], starts = 3): number => {
  const within = (value: number, axis: number): number => Math.min(Math.max(value, box[axis]?.min ?? NaN), box[axis]?.max ?? NaN)
  // The middle and many other places; then the best of them is climbed from.
  const middle = box.map(({ min, max }) => (min + max) / 2)
  const places = [middle, ...spread(box, 40 * starts)]
    .map((at) => ({ at, value: f(at) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, starts)
  const directions = spread(
    box.map(() => ({ min: -1, max: 1 })),
    4 * box.length,
  )
  return Math.max(
    ...places.map(({ at, value }) => {
      let [best, most] = [at, value]
      let reach = 0.1
      for (let round = 0; round < 40; round++) {
        const before = most
        for (const direction of directions) {
          const next = best.map((x, axis) => within(x + reach * (direction[axis] ?? NaN), axis))
          const found = f(next)
          if (found > most) [best, most] = [next, found]
        }
        if (most === before) reach *= 0.5
      }
      return most
    }),
  )
}
