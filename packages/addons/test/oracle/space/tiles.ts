/** A search for the square that a point lies in, for the oracles of tilings. */
import type { Range } from '../../../../../internal/testing/inputs.ts'
import { times } from '../../harness/oracle.ts'

/** The point in units of a tile, in the precision of shaders: it decides which tile that is. */
export const inTiles = (x: number, y: number, scale: number): readonly [number, number] => [Math.fround(x * scale), Math.fround(y * scale)]

/** The whole number n for which x is from n up to n + 1, by search. */
export const floorBySearch = (x: number): number => {
  let n = Math.round(x) - 2
  while (x >= n + 1) n++
  return n
}

export const isOdd = (n: number): boolean => Math.abs(n) % 2 === 1

export const tileRanges: readonly Range[] = [...times(2, { min: -2, max: 2 }), { min: 0.5, max: 16 }]

export const tileRows: readonly (readonly number[])[] = [
  [0, 0, 0],
  [-0.3, -0.2, -3],
  [0.1, 0.2, 1e3],
  [-1e-9, -1e-9, 3],
]
