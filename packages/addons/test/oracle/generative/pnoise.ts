/** Oracle of pnoise: the sum over the corners of a cell, with slopes of the first period. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { classicNoise } from './classic.ts'
import { cubic, ease, same } from './lattice.ts'
import type { Point } from './lattice.ts'

const period = { min: 0, max: 9 }

export const signatures: readonly SignatureOracle[] = [2, 3].map((dimension) => ({
  signature: dimension === 2 ? 'pnoise' : 'pnoise_vec3',
  expected: classicNoise(dimension, ease),
  ranges: [...times(dimension, { min: -32, max: 32 }), ...times(dimension, period)],
  rows: [-1e-8, -1, 6, 0.5, -1000.5, 1e4].flatMap((at): readonly Point[] =>
    [0, 0.4, -3, 1, 2.5, 3, 7].map((every) => [...(same([at], dimension)[0] ?? []), ...(same([every], dimension)[0] ?? [])]),
  ),
  mutant: classicNoise(dimension, cubic),
}))

export const size: SizeBudget = { bytes: 1200, reason: 'a plane and space, with a hash and slopes for each' }
