/**
 * All surfaces of the world, first into the shadow map, then into the target of surfaces.
 * Must not know: light.
 */
import { createBase, type BaseOptions } from './base.ts'
import type { Census } from './census.ts'
import { createGround } from './ground.ts'
import { createHerd } from './herd.ts'
import { createPlants } from './plants.ts'

interface Options extends BaseOptions {
  readonly census: Census
  /** Tufts of grass in a cell. */
  readonly tufts: number
  /** At most so many animals of a kind are drawn. */
  readonly heads: () => readonly [grazers: number, hunters: number]
}

export const createScenery = (options: Options) => {
  const { rules, census, terrain, tufts, heads } = options
  const base = createBase(options)
  const parts = [createGround(base), createHerd(base, rules, census, heads), createPlants(base, rules, terrain, tufts)]
  return { base, steps: [...parts.flatMap(({ casts }) => casts), ...parts.flatMap(({ steps }) => steps)] }
}
