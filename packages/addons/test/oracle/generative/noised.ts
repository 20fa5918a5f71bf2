/** Oracle of noised: gradient noise, and its differences. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { gradient } from './difference.ts'
import { gradientNoise } from './gradient-noise.ts'
import { cubic, ease, places, same } from './lattice.ts'

const withGradient = (weight: (t: number) => number): Function64 => {
  const noise = gradientNoise(weight)
  return (p) => [...noise(p), ...gradient((at) => noise(at)[0] ?? NaN, p)]
}

export const signatures: readonly SignatureOracle[] = ['noised', 'noised_vec3'].map((signature, i) => ({
  signature,
  expected: withGradient(ease),
  ranges: times(i + 2, places),
  rows: same([-1e-8, -1, 0, 0.5, 1e4], i + 2),
  mutant: withGradient(cubic),
}))

export const size: SizeBudget = { bytes: 1300, reason: 'a plane and space, with a hash for each, and directions without a sine' }
