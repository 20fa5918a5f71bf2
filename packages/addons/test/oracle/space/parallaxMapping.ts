/** Oracle of parallaxMapping: the first of the equal parts of the ray that ends below the relief, and the place in it where a straight relief would be met. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** The height of the instance that the record shows: an egg box. */
const height = (x: number, y: number): number => 0.5 + 0.25 * (Math.cos(2 * Math.PI * (x + y)) + Math.cos(2 * Math.PI * (x - y)))

const seen =
  (top: number): Function64 =>
  ([x = NaN, y = NaN, vx = NaN, vy = NaN, vz = NaN, depth = NaN, steps = NaN]) => {
    const count = Math.min(Math.max(Math.floor(steps + 0.5), 1), 128)
    const at = (s: number): readonly [number, number] => [x - (vx / Math.max(vz, 0.05)) * depth * s, y - (vy / Math.max(vz, 0.05)) * depth * s]
    /** How far the ray is above the relief. */
    const above = (s: number): number => top - s - height(...at(s))
    const places = Array.from({ length: count + 1 }, (_, i) => i / count)
    const end = places.findIndex((s, i) => i > 0 && above(s) <= 0)
    if (end < 0) return at(1)
    const [s0 = NaN, s1 = NaN] = [places[end - 1], places[end]]
    const [h0, h1] = [Math.max(above(s0), 0), above(s1)]
    return at(h0 === h1 ? s0 : s0 + ((s1 - s0) * h0) / (h0 - h1))
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'parallaxMapping',
    expected: seen(1),
    ranges: [...times(4, place), { min: 0.1, max: 1 }, { min: 0, max: 0.3 }, { min: 1, max: 32 }],
    prepare: (row) => row.map((value, i) => (i === 6 ? Math.round(value) : value)),
    rows: [
      [0, 0, 0.6, 0, 0.8, 0.2, 16],
      [0.3, 0.4, 0, 0, 1, 0.2, 16],
      [0.5, 0, 0.8, 0, 0, 0.2, 16],
      [0.5, 0, 0.6, 0, 0.8, 0, 16],
    ],
    jumps: true,
    mutant: seen(0.99),
  },
]

export const size: SizeBudget = { bytes: 1210, reason: 'the loop of the language, which is more than half of it' }
