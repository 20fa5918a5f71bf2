/** Oracle of nearestTexel: of the middles of texels around a position, the nearest along each axis. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

/** Between two texels it is that of the upper one. */
const along = (x: number, count: number, middle: number): number => {
  const around = Array.from({ length: 5 }, (_, i) => (Math.trunc(x * count) + i - 2 + middle) / count)
  return around.reduce((best, one) => (Math.abs(one - x) <= Math.abs(best - x) ? one : best))
}

const nearest =
  (middle: number) =>
  ([x = NaN, y = NaN, width = NaN, height = NaN]: readonly number[]): readonly number[] => [along(x, width, middle), along(y, height, middle)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'nearestTexel',
    expected: nearest(0.5),
    ranges: [...times(2, { min: -1, max: 2 }), ...times(2, { min: 1, max: 512 })],
    rows: [
      [0.3, 0.7, 1, 1],
      [-0.01, 1.01, 16, 9],
    ],
    prepare: ([x = NaN, y = NaN, width = NaN, height = NaN]) => [x, y, Math.round(width), Math.round(height)],
    // Just beside a border, the texel of either side is right.
    jumps: true,
    mutant: nearest(0),
  },
]
