/** The slopes of Perlin noise of 2002 by the lattice point, and sums over lattices. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { kept } from './kept.ts'
import { hashOf, joined } from './lattice.ts'
import type { Point } from './lattice.ts'

/** All of them: those with a single zero, and in the plane the slopes of space without their third component. */
export const classicSlopes = (dimension: number): readonly Point[] => {
  if (dimension === 2) return classicSlopes(3).map((slope) => slope.slice(0, 2))
  return Array.from({ length: dimension * 2 ** (dimension - 1) }, (_, index) => {
    const zero = index % dimension
    const signs = Math.floor(index / dimension)
    return Array.from({ length: dimension }, (__, axis) => {
      if (axis === zero) return 0
      return ((signs >> (axis < zero ? axis : axis - 1)) & 1) === 1 ? -1 : 1
    })
  })
}

/** The one of a lattice point. In the plane the second word has both signs, elsewhere each sign has a word of its own. */
export const classicSlope = kept((cell: Point): Point => {
  const [first = NaN, ...others] = hashOf(cell)
  const dimension = cell.length
  const positive = (word: number, bit: number): number => (Math.floor(word / 2 ** bit) % 2 === 0 ? 1 : -1)
  if (dimension === 2) {
    const signs = [positive(others[0] ?? NaN, 31), positive(others[0] ?? NaN, 30)]
    const zero = Math.floor((Math.floor(first / 65536) * 3) / 65536)
    return signs.map((sign, axis) => (axis === zero ? 0 : sign))
  }
  const zero = Math.floor((Math.floor(first / 65536) * dimension) / 65536)
  const signs = others.map((word) => positive(word, 31))
  // What is left of the last component stands in the place of the one that is zero.
  if (dimension === 3) {
    const [left = NaN, right = NaN] = signs
    return (
      [
        [0, left, right],
        [left, 0, right],
        [left, right, 0],
      ][zero] ?? []
    )
  }
  const slope = [...signs, 0]
  if (zero < 3) [slope[3], slope[zero]] = [slope[zero] ?? NaN, 0]
  return slope
})

export const heightOf = (slope: Point, p: Point, cell: Point): number => slope.reduce((sum, part, i) => sum + part * ((p[i] ?? NaN) - (cell[i] ?? NaN)), 0)

/** By the number of dimensions. */
export const classicScale = [NaN, NaN, 1, 0.9649, 0.6507]

/** Rows are (p) or (p, period). A period is rounded in single precision. */
export const classicNoise =
  (dimension: number, weight: (t: number) => number): Function64 =>
  (row) => {
    const p = row.slice(0, dimension)
    const periods = row.slice(dimension).map((period) => Math.floor(Math.fround(period + 0.5)))
    const wrap = (cell: Point): Point => cell.map((c, axis) => ((periods[axis] ?? 0) < 1 ? c : c - Math.floor(c / (periods[axis] ?? 1)) * (periods[axis] ?? 1)))
    return [joined(p, weight, (cell) => heightOf(classicSlope(wrap(cell)), p, cell)) * (classicScale[dimension] ?? NaN)]
  }
