/** Oracle of fbm: the weighted sum of its octaves. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { gradientNoise } from './gradient-noise.ts'
import { ease } from './lattice.ts'

const apart = [7.618, 3.382, 5.236].map(Math.fround)

/** Rows are (p, octaves, lacunarity, gain). */
const octaves =
  (dimension: number, slack = 0): Function64 =>
  (row) => {
    const [count = NaN, lacunarity = 2, gain = 0.5] = row.slice(dimension)
    const weights = Array.from({ length: Math.min(Math.max(count, 1), 16) }, (_, i) => (Math.max(gain, 0) + slack) ** i)
    const sum = weights.reduce((total, weight, i) => {
      const at = row.slice(0, dimension).map((x, axis) => x * lacunarity ** i + i * (apart[axis] ?? NaN))
      return total + weight * (gradientNoise(ease)(at)[0] ?? NaN)
    }, 0)
    return [sum / weights.reduce((total, weight) => total + weight)]
  }

const count = { min: 1, max: 6 }

export const signatures: readonly SignatureOracle[] = [2, 3].flatMap((dimension) => {
  const name = dimension === 2 ? 'fbm' : 'fbm_vec3'
  const p = times(dimension, { min: -8, max: 8 })
  const origin = Array.from({ length: dimension }, () => 0)
  return [
    {
      signature: name,
      expected: octaves(dimension),
      ranges: [...p, count],
      rows: [0, -3, 1, 16, 99].map((n) => [...origin, n]),
      mutant: octaves(dimension, 0.01),
    },
    {
      signature: `${name}_lacunarity`,
      expected: octaves(dimension),
      ranges: [...p, count, { min: 1.5, max: 2.5 }, { min: 0, max: 1 }],
      rows: [
        [...origin, 4, 2, -1],
        [...origin, 4, 1, 1],
      ],
      mutant: octaves(dimension, 0.01),
    },
  ]
})

export const size: SizeBudget = { bytes: 2000, reason: 'gnoise, and the octaves on a plane and in space' }
