/** Derivatives in double precision by central differences, over two distances so that the largest error cancels. */
import type { Point } from './lattice.ts'

const step = 2 ** -12

export const derivative = (f: (p: Point) => number, p: Point, axis: number): number => {
  const over = (way: number): number => {
    const [after, before] = [way, -way].map((shift) => f(p.map((x, i) => (i === axis ? x + shift : x))))
    return ((after ?? NaN) - (before ?? NaN)) / (2 * way)
  }
  return (4 * over(step) - over(2 * step)) / 3
}

export const gradient = (f: (p: Point) => number, p: Point): Point => p.map((_, axis) => derivative(f, p, axis))
