/** Oracle of snoise: the sum over all lattice points nearby, in whatever simplex they are. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { classicSlope, heightOf } from './classic.ts'
import { same } from './lattice.ts'

export const simplexScale = [NaN, NaN, 70.14, 76.88, 62.77]

/** `around`: how many cells further than the one with the position. */
export const simplexNoise =
  (radius: number, around = 0): Function64 =>
  (p) => {
    const dimension = p.length
    const root = Math.sqrt(dimension + 1)
    const sum = p.reduce((total, x) => total + x)
    const base = p.map((x) => Math.floor(x + (sum * (root - 1)) / dimension))
    const side = 2 + 2 * around
    let noise = 0
    for (let index = 0; index < side ** dimension; index++) {
      const cell = base.map((c, axis) => c + (Math.floor(index / side ** axis) % side) - around)
      const total = cell.reduce((sum, c) => sum + c)
      const at = cell.map((c) => c - (total * (1 - 1 / root)) / dimension)
      const reach = radius - p.reduce((square, x, axis) => square + (x - (at[axis] ?? NaN)) ** 2, 0)
      if (reach > 0) noise += reach ** 4 * heightOf(classicSlope(cell), p, at)
    }
    return [noise * (simplexScale[dimension] ?? NaN)]
  }

export const signatures: readonly SignatureOracle[] = ['snoise', 'snoise_vec3', 'snoise_vec4'].map((signature, i) => ({
  signature,
  expected: simplexNoise(0.5),
  ranges: times(i + 2, { min: -8, max: 8 }),
  rows: same([-1e-8, 0, -1, 0.5, 15.25], i + 2),
  mutant: simplexNoise(0.51),
}))

export const size: SizeBudget = { bytes: 1600, reason: 'a plane, space and four dimensions, with a hash and slopes for each' }
