/**
 * The ground of the world, made on the CPU from noise: heights, water, trees. Lengths are in cells; the water lies at height 0.
 * Must not know: animals, drawing.
 */
import { ground, r } from '../../generated/ecosystem-ground/ground.js'
import type { Land } from './laws.ts'

export interface Tree {
  readonly cell: number
  /** From 0 to 1. */
  readonly chance: number
}
export interface Terrain {
  readonly land: Land
  /** Heights at the corners of cells and halfway between: 2 side + 1 along each side, row after row. */
  readonly heights: Float32Array<ArrayBuffer>
  readonly trees: readonly Tree[]
}

/** The part of the world that is water. */
const lake = 0.2
/** Scales the heights: cells for each unit of noise in a world of 64. */
const relief = 30

export const landOf = (side: number, seed: number): Terrain => {
  const points = 2 * side + 1
  // The two noises at each of the points, in single precision like everything that they are made of.
  const { fround } = Math
  const place = (step: number, shift: number): number => fround(fround(step / (2 * side)) + fround(shift))
  const values = new Float32Array(points * points * 2)
  for (let i = 0; i < points * points; i++) {
    ground(place(i % points, seed * 7.31), place(Math.floor(i / points), seed * 3.17))
    values.set([r[0] ?? 0, r[1] ?? 0], 2 * i)
  }

  const level = values.filter((_, i) => i % 2 === 0).toSorted()[Math.floor(points * points * lake)] ?? 0
  const heights = Float32Array.from({ length: points * points }, (_, i) => {
    const above = (values[2 * i] ?? 0) - level
    // Shores are flat and hills round.
    const steepness = above > 0 ? above / (0.12 + above) : above * 1.2
    return relief * (side / 64) * above * (0.35 + 0.65 * Math.abs(steepness))
  })
  const middle = (cell: number): number => (2 * Math.floor(cell / side) + 1) * points + 2 * (cell % side) + 1
  const cells = Array.from({ length: side * side }, (_, cell) => cell)
  const heightOf = (cell: number): number => heights[middle(cell)] ?? 0
  const chance = (cell: number): number => ((cell + 1) * 0.754_877_666 + Math.floor(cell / side) * 0.569_840_291) % 1
  const trees = cells
    .filter((cell) => heightOf(cell) > 0.5 && (values[2 * middle(cell) + 1] ?? 0) > 0.16 && chance(cell) < 0.3)
    .map((cell) => ({ cell, chance: (chance(cell) * 7.77) % 1 }))
  const wooded = new Set(trees.map(({ cell }) => cell))
  const isOpen = (cell: number): boolean => heightOf(cell) > 0.12 && !wooded.has(cell)
  const moisture = (cell: number): number => Math.round(Math.max(40, 255 - (heightOf(cell) / side) * 64 * 26))
  return { land: { side, moisture: Int32Array.from(cells, moisture), open: Int32Array.from(cells, (cell) => Number(isOpen(cell))) }, heights, trees }
}
