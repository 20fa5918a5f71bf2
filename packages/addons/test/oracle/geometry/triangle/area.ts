/** Oracle of triangleArea: Heron's formula. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { cornersOf, wellShaped } from './shape.ts'
import { dot, sub } from './vector.ts'

/** Heron's formula in Kahan's order: the sides from the longest to the shortest, with every bracket as written. */
const heron = (row: readonly number[]): number => {
  const [a, b, c] = cornersOf(row)
  const sides = [sub(b, a), sub(c, b), sub(a, c)].map((side) => Math.sqrt(dot(side, side)))
  const [x = NaN, y = NaN, z = NaN] = sides.toSorted((one, other) => other - one)
  return Math.sqrt(Math.max((x + (y + z)) * (z - (x - y)) * (z + (x - y)) * (x + (y - z)), 0)) / 4
}

export const signatures: readonly SignatureOracle[] = [
  { signature: 'triangleArea', expected: (row) => [heron(row)], ranges: wellShaped, mutant: (row) => [heron(row) * 2] },
]
