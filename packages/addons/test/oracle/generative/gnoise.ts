/** Oracle of gnoise: the sum over the corners of a cell. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { gradientNoise } from './gradient-noise.ts'
import { cubic, ease, places, same } from './lattice.ts'

export const signatures: readonly SignatureOracle[] = ['gnoise', 'gnoise_vec2', 'gnoise_vec3'].map((signature, i) => ({
  signature,
  expected: gradientNoise(ease),
  ranges: times(i + 1, places),
  rows: same([-1e-8, -1, -65536.5, 1e4], i + 1),
  mutant: gradientNoise(cubic),
}))
