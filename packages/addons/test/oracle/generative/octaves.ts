/** Weighted means of octaves of gradient noise, for fbm and those like it. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { gradientNoise } from './gradient-noise.ts'
import { ease } from './lattice.ts'

const apart = [7.618, 3.382, 5.236].map(Math.fround)
const noise = gradientNoise(ease)

/** The noise of each octave, and its weight. Rows are (p, octaves, lacunarity, gain, …); `slack` is added to the gain. */
export const octavesAt = (dimension: number, row: readonly number[], slack = 0): readonly { readonly noise: number; readonly weight: number }[] => {
  const [count = NaN, lacunarity = 2, gain = 0.5] = row.slice(dimension)
  return Array.from({ length: Math.min(Math.max(count, 1), 16) }, (_, i) => {
    const at = row.slice(0, dimension).map((x, axis) => x * lacunarity ** i + i * (apart[axis] ?? NaN))
    return { noise: noise(at)[0] ?? NaN, weight: (Math.max(gain, 0) + slack) ** i }
  })
}

export const weightedMean = (parts: readonly { readonly value: number; readonly weight: number }[]): number =>
  parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / parts.reduce((sum, { weight }) => sum + weight, 0)

/** The mean of what `shape` makes of each octave. */
export const meanOfOctaves =
  (dimension: number, shape: (noise: number) => number, slack = 0): Function64 =>
  (row) => [weightedMean(octavesAt(dimension, row, slack).map((octave) => ({ value: shape(octave.noise), weight: octave.weight })))]

const count = { min: 1, max: 6 }
const more = [
  { min: 1.5, max: 2.5 },
  { min: 0, max: 1 },
]

/** The four signatures of such a function. */
export const octaveSignatures = (
  name: string,
  expected: (dimension: number) => Function64,
  mutant: (dimension: number) => Function64,
  last: readonly { readonly range: { readonly min: number; readonly max: number }; readonly value: number }[] = [],
): readonly SignatureOracle[] =>
  [2, 3].flatMap((dimension) => {
    const plain = dimension === 2 ? name : `${name}_vec3`
    const p = times(dimension, { min: -8, max: 8 })
    const origin = Array.from({ length: dimension }, () => 0)
    const values = last.map(({ value }) => value)
    return [
      {
        signature: plain,
        expected: expected(dimension),
        ranges: [...p, count],
        rows: [0, -3, 1, 16, 99].map((n) => [...origin, n]),
        mutant: mutant(dimension),
      },
      {
        signature: `${plain}_lacunarity`,
        expected: expected(dimension),
        ranges: [...p, count, ...more, ...last.map(({ range }) => range)],
        rows: [
          [...origin, 4, 2, -1, ...values],
          [...origin, 4, 1, 1, ...values],
        ],
        mutant: mutant(dimension),
      },
    ]
  })
