/** Compares the picture of an exercise with its target: 0 for the picture to start from, 1 for the target. */

/** The size of compared pictures: the shape of live pictures, small enough to be drawn on the CPU at every key. */
export const comparedSize = { width: 64, height: 32 } as const

/** Pictures are compared at several moments, so one that stands still cannot match one that moves. */
export const moments = [
  { time: 0.35, pointer: [0.5, 0.5] },
  { time: 1.3, pointer: [0.3, 0.62] },
  { time: 2.9, pointer: [0.72, 0.4] },
] as const

/** From here on an exercise counts as solved: a slightly different number is fine. */
export const solvedScore = 0.96

/** 8-bit pixels, one list for each moment. */
export type Pictures = readonly Uint8ClampedArray[]

/** The mean difference of all components of all pixels, from 0 to 1. */
export const differenceOf = (a: Pictures, b: Pictures): number => {
  let sum = 0
  let count = 0
  a.forEach((picture, at) => {
    const other = b[at]
    if (other?.length !== picture.length) throw new Error(`Expected pictures of the same size, got ${picture.length} and ${other?.length} numbers.`)
    picture.forEach((value, i) => {
      sum += Math.abs(value - (other[i] ?? 0))
    })
    count += picture.length
  })
  return count === 0 ? 0 : sum / (255 * count)
}

/** The part of the difference between the start and the target that the reader's picture has removed. */
export const scoreOf = (pictures: Pictures, target: Pictures, start: Pictures): number => {
  const whole = differenceOf(start, target)
  const left = differenceOf(pictures, target)
  if (left === 0) return 1
  return whole === 0 ? 0 : Math.max(0, 1 - left / whole)
}
