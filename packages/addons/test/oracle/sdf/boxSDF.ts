/** Oracle of boxSDF: a sphere swept through the smaller box. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { half, place } from './range.ts'

/** A sphere of the radius, swept through the smaller box: outside that box by the point clamped to it, inside by the nearest face. */
const sweptBall = ([x = NaN, y = NaN, z = NaN, hx = NaN, hy = NaN, hz = NaN, r = 0]: readonly number[]): readonly number[] => {
  const radius = Math.min(Math.max(r, 0), hx, hy, hz)
  const axes = [
    [x, hx],
    [y, hy],
    [z, hz],
  ] as const
  const out = axes.map(([at, half]) => at - Math.min(Math.max(at, radius - half), half - radius))
  return [out.some((along) => along !== 0) ? Math.hypot(...out) - radius : -Math.min(...axes.map(([at, half]) => half - Math.abs(at)))]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'boxSDF',
    expected: sweptBall,
    ranges: [...times(3, place), ...times(3, half)],
    rows: [
      [2, 3, 6, 0, 0, 0],
      [1e4, 1e4, 1e4, 1, 1, 1],
    ],
    // Square corners all the way out.
    mutant: ([x = NaN, y = NaN, z = NaN, hx = NaN, hy = NaN, hz = NaN]) => [Math.max(Math.abs(x) - hx, Math.abs(y) - hy, Math.abs(z) - hz)],
  },
  {
    signature: 'boxSDF_rounded',
    expected: sweptBall,
    ranges: [...times(3, place), ...times(3, half), { min: -0.2, max: 1 }],
    mutant: (row) => sweptBall(row.slice(0, 6)),
  },
]
