/** Oracle of curl: the differences of gradient noise, of one potential on the plane and of three in space. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { derivative } from './difference.ts'
import { gradientNoise } from './gradient-noise.ts'
import { ease, same } from './lattice.ts'
import type { Point } from './lattice.ts'

const noise = (p: Point): number => gradientNoise(ease)(p)[0] ?? NaN
const offset = [7.618, 3.382, 5.236].map(Math.fround)

/** A sign is what a mutant has wrong. */
const turned =
  (sign = 1): Function64 =>
  (p) => {
    if (p.length === 2) return [derivative(noise, p, 1), -sign * derivative(noise, p, 0)]
    const potential = [0, 1, -1].map(
      (times) =>
        (at: Point): number =>
          noise(at.map((x, axis) => x + times * (offset[axis] ?? NaN))),
    )
    return p.map((_, axis) => {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
      return derivative(potential[last] ?? noise, p, next) - sign * derivative(potential[next] ?? noise, p, last)
    })
  }

export const signatures: readonly SignatureOracle[] = ['curl', 'curl_vec3'].map((signature, i) => ({
  signature,
  expected: turned(),
  ranges: times(i + 2, { min: -16, max: 16 }),
  rows: same([-1e-8, -1, 0, 0.5, 100.25], i + 2),
  mutant: turned(-1),
}))

export const size: SizeBudget = { bytes: 1400, reason: 'noised, and the curl on a plane and in space' }
