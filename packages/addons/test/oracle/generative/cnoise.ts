/** Oracle of cnoise: the sum over the corners of a cell. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { classicNoise } from './classic.ts'
import { cubic, ease, places, same } from './lattice.ts'

export const signatures: readonly SignatureOracle[] = ['cnoise', 'cnoise_vec3', 'cnoise_vec4'].map((signature, i) => ({
  signature,
  expected: classicNoise(i + 2, ease),
  ranges: times(i + 2, places),
  rows: same([-1e-8, -1, 0.5, -65536.5, 1e4], i + 2),
  mutant: classicNoise(i + 2, cubic),
}))

export const size: SizeBudget = { bytes: 1500, reason: 'a plane, space and four dimensions, with a hash and slopes for each' }
