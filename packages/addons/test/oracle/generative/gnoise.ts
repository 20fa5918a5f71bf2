/** Oracle of gnoise: the sum over the corners of a cell. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { gradientNoise } from './gradient-noise.ts'
import { cubic, ease, places, same } from './lattice.ts'

export const signatures: readonly SignatureOracle[] = ['gnoise', 'gnoise_vec2', 'gnoise_vec3'].map((signature, i) => ({
  signature,
  expected: gradientNoise(ease),
  ranges: times(i + 1, places),
  rows: same([-1e-8, -1, -65536.5, 1e4], i + 1),
  mutant: gradientNoise(cubic),
}))

export const size: SizeBudget = { bytes: 1200, reason: 'a line, a plane and space, with a hash for each, and directions without a sine' }
