/** Oracle of gyroidSDF: its products as sums of sines. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

const wall =
  (slope: number) =>
  ([x = NaN, y = NaN, z = NaN, period = NaN, thickness = NaN]: readonly number[]): readonly number[] => {
    const k = (2 * Math.PI) / period
    const pairs = [
      [x, y],
      [y, z],
      [z, x],
    ] as const
    const sum = pairs.reduce((total, [a, b]) => total + (Math.sin(k * (a + b)) + Math.sin(k * (a - b))) / 2, 0)
    return [Math.abs(sum) / (slope * k) - thickness / 2]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'gyroidSDF',
    expected: wall(Math.sqrt(3)),
    ranges: [...times(3, place), { min: 0.25, max: 2 }, { min: 0, max: 0.5 }],
    rows: [
      [0, 0, 0, 1, 0.1],
      [0.25, 0, 0, 1, 0.1],
      [-7.3, 5.1, 3.9, 0.75, 0],
    ],
    mutant: wall(1.7),
  },
]
