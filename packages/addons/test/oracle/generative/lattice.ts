/** The published hashes at lattice points, and sums over the corners of a cell. */
import { pcg, pcg2d, pcg3d, pcg4d, unit } from './hash.ts'
import { kept } from './kept.ts'

export type Point = readonly number[]

export const ease = (t: number): number => 6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3

export const cubic = (t: number): number => t * t * (3 - 2 * t)

/** The words of the hash for a lattice point of a line, a plane or space. */
export const hashOf = (cell: Point): readonly number[] => {
  const words = cell.map((c) => c >>> 0)
  if (words.length === 1) return [pcg(words[0] ?? 0)]
  return words.length === 2 ? pcg2d(words) : words.length === 3 ? pcg3d(words) : pcg4d(words)
}

/** The random value at a lattice point. */
export const latticeValue = (cell: Point): number => unit(hashOf(cell)[0] ?? NaN)

/** The slope at a lattice point: by its angle on the plane, by its height and angle in space, which give equal areas on a sphere. */
export const latticeSlope = kept((cell: Point): Point => {
  const [u = NaN, v = NaN] = hashOf(cell).map(unit)
  if (cell.length === 1) return [2 * u - 1]
  const angle = 2 * Math.PI * ((cell.length === 2 ? u : v) - 0.5)
  if (cell.length === 2) return [Math.cos(angle), Math.sin(angle)]
  const z = 2 * u - 1
  const radius = Math.sqrt(1 - z * z)
  return [radius * Math.cos(angle), radius * Math.sin(angle), z]
})

/** The sum over the corners of a cell, each with the product of its weights. */
export const joined = (p: Point, weight: (t: number) => number, corner: (cell: Point) => number): number => {
  const first = p.map(Math.floor)
  const weights = p.map((value, i) => weight(value - (first[i] ?? NaN)))
  let sum = 0
  for (let index = 0; index < 2 ** p.length; index++) {
    let share = 1
    const cell = [...first]
    for (const [i, t] of weights.entries()) {
      const isFar = ((index >> i) & 1) === 1
      share *= isFar ? t : 1 - t
      if (isFar) cell[i] = (cell[i] ?? NaN) + 1
    }
    sum += share * corner(cell)
  }
  return sum
}

export const same = (values: readonly number[], count: number): readonly Point[] => values.map((value) => Array.from({ length: count }, () => value))

export const places = { min: -64, max: 64 }
