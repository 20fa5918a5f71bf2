/** Oracle of domainWarp: fractal noise at three places, the third of them displaced by the first two. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { meanOfOctaves } from './octaves.ts'

const fractal = meanOfOctaves(2, (noise) => noise)
const elsewhere = [9.37, -6.41].map(Math.fround)

const warped =
  (slack: number): Function64 =>
  ([x = NaN, y = NaN, octaves = NaN, strength = NaN]) => {
    const at = (u: number, v: number): number => fractal([u, v, octaves])[0] ?? NaN
    const warp = [at(x, y), at(x + (elsewhere[0] ?? NaN), y + (elsewhere[1] ?? NaN))]
    const [u = NaN, v = NaN] = warp.map((value) => value * strength * slack)
    return [at(x + u, y + v), ...warp]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'domainWarp',
    expected: warped(1),
    ranges: [...times(2, { min: -8, max: 8 }), { min: 1, max: 5 }, { min: 0, max: 4 }],
    rows: [
      [0, 0, 0, 1],
      [0, 0, 5, 0],
      [0.5, 0.5, 5, -2],
    ],
    mutant: warped(0.999),
  },
]

export const size: SizeBudget = { bytes: 2150, reason: 'fbm, with gnoise and octaves on a plane and in space' }
