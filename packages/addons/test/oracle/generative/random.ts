/** Oracle of random: the published hashes of the bits of numbers. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { latticeValue, places, same } from './lattice.ts'

const float = new Float32Array(1)

const word = new Uint32Array(float.buffer)

/** The bits of a number in single precision; zero for numbers that some devices flush to zero. */
const bitsOf = (x: number): number => {
  float[0] = Math.abs(x) < 2 ** -126 ? 0 : x
  return word[0] ?? NaN
}

const whiteNoise =
  (shift: number): Function64 =>
  (p) => {
    const words = p.map(bitsOf).map((bits) => (bits ^ (bits >>> shift)) >>> 0)
    return [latticeValue(words)]
  }

export const signatures: readonly SignatureOracle[] = ['random', 'random_vec2', 'random_vec3', 'random_vec4'].map((signature, i) => ({
  signature,
  expected: whiteNoise(16),
  ranges: times(i + 1, places),
  rows: [...same([0, -0, 1e-40, -1, 1, 0.5, 3e38, 65536.5, -1e-8], i + 1), Array.from({ length: i + 1 }, (_, axis) => axis - 1)],
  mutant: whiteNoise(15),
}))

export const size: SizeBudget = { bytes: 620, reason: 'one to four coordinates, with a hash for each' }
