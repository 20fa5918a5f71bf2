/** What the oracles of the functions between 0 and 1 share: polynomials by their control points, and inverses by bisection. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'

export const held = (x: number): number => Math.min(Math.max(x, 0), 1)

/** The polynomial with these control points (Bézier ordinates) at a place in 0…1, by de Casteljau. */
export const controlled = (points: readonly number[], x: number): number => {
  if (points.length === 1) return points[0] ?? NaN
  return controlled(
    points.slice(1).map((to, i) => (1 - x) * (points[i] ?? NaN) + x * to),
    x,
  )
}

/** The place in 0…1 where a rising function reaches a value. */
export const placeOf = (rise: (x: number) => number, value: number): number => {
  let [low, high] = [0, 1]
  for (let i = 0; i < 52; i++) {
    const middle = (low + high) / 2
    if (rise(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Applies a function of a number and one more to each component of a vector: the last number of a row is shared. */
export const withNumber =
  (width: number, f: (x: number, k: number) => number): Function64 =>
  (row) =>
    row.slice(0, width).map((x) => f(x, row[width] ?? NaN))

/** The same row for a vector: `x` in every component, and one number after it. */
export const withNumberRows = (width: number, rows: readonly (readonly [x: number, k: number])[]): readonly (readonly number[])[] =>
  rows.map(([x, k]) => [...Array.from({ length: width }, () => x), k])
