/** Oracle of valueNoise: the sum over the corners of a cell. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { cubic, ease, joined, latticeValue, places, same } from './lattice.ts'

export const noise =
  (weight: (t: number) => number): Function64 =>
  (p) => [joined(p, weight, latticeValue)]

export const signatures: readonly SignatureOracle[] = ['valueNoise', 'valueNoise_vec2', 'valueNoise_vec3'].map((signature, i) => ({
  signature,
  expected: noise(ease),
  ranges: times(i + 1, places),
  rows: same([-1e-8, -1, -65536.5, 1e4], i + 1),
  mutant: noise(cubic),
}))

export const size: SizeBudget = { bytes: 715, reason: 'a line, a plane and space, with a hash for each' }
