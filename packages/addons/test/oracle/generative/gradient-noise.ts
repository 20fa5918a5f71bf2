/** Gradient noise: the sum over the corners of a cell, each with the height of its slope. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { joined, latticeSlope } from './lattice.ts'
import type { Point } from './lattice.ts'

const greatest = [NaN, 1 / 2, Math.sqrt(2) / 2, Math.sqrt(3) / 2]

export const gradientNoise =
  (weight: (t: number) => number): Function64 =>
  (p) => {
    const height = (cell: Point): number => latticeSlope(cell).reduce((sum, slope, i) => sum + slope * ((p[i] ?? NaN) - (cell[i] ?? NaN)), 0)
    return [joined(p, weight, height) / (greatest[p.length] ?? NaN)]
  }
