/** The points of the pattern that worley, voronoi and their relatives share: one in each cell, at its hash. */
import { hashOf } from './lattice.ts'
import type { Point } from './lattice.ts'
import { kept } from './kept.ts'
import { pcg, unit } from './hash.ts'

export interface Scattered {
  readonly cell: Point
  /** From 0 to 1 within its cell, with a jitter of 1. */
  readonly place: Point
  /** The words of its hash. */
  readonly words: readonly number[]
  /** The random value that belongs to it. */
  readonly value: number
}

const scatteredIn = kept((cell: Point): Scattered => {
  const words = hashOf(cell)
  return { cell, place: words.map(unit), words, value: unit(pcg(words[0] ?? NaN)) }
})

/** The points of all cells at most `reach` away. */
export const scatteredAround =
  (reach: number) =>
  (cell: Point): readonly Scattered[] => {
    const side = 2 * reach + 1
    return Array.from({ length: side ** cell.length }, (_, index) => scatteredIn(cell.map((c, axis) => c + (Math.floor(index / side ** axis) % side) - reach)))
  }

export const jitterOf = (jitter: number | undefined): number => Math.min(Math.max(jitter ?? 1, 0), 1)

/** The position of a feature point with the given jitter. */
export const positionOf = ({ cell, place }: Scattered, jitter: number): Point => cell.map((c, axis) => c + 0.5 + jitter * ((place[axis] ?? NaN) - 0.5))

export const wayTo = (p: Point, q: Point): Point => q.map((value, axis) => value - (p[axis] ?? NaN))
export const squareOf = (way: Point): number => way.reduce((sum, value) => sum + value * value, 0)
