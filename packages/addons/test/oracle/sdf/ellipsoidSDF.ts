/** Oracle of ellipsoidSDF: a gauge of the point by its slope, which is measured. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** 0 at the centre, 1 on the ellipsoid, in proportion along each ray between them. */
const gauge = (point: readonly number[], sizes: readonly number[]): number => Math.hypot(...point.map((at, i) => at / (sizes[i] ?? NaN)))

const bound =
  (least: number) =>
  (row: readonly number[]): readonly number[] => {
    const [point, sizes] = [row.slice(0, 3), row.slice(3)]
    const step = 1e-5 * Math.hypot(...point)
    if (step < 1e-11) return [-Math.min(...sizes)]
    const slopes = point.map((_, axis) => {
      const moved = (by: number): number =>
        gauge(
          point.map((at, i) => (i === axis ? at + by : at)),
          sizes,
        )
      return (moved(step) - moved(-step)) / (2 * step)
    })
    return [(gauge(point, sizes) - least) / Math.hypot(...slopes)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'ellipsoidSDF',
    expected: bound(1),
    ranges: [...times(3, place), ...times(3, { min: 0.1, max: 1.5 })],
    rows: [
      [0, 0, 0, 1, 0.5, 0.75],
      [0, 0, 0.1, 1, 0.5, 0.75],
      [0, 0.5, 0, 1, 0.5, 0.75],
      [3, 4, 0, 2, 2, 2],
      [2, 2, 0.1, 1, 1, 0.1],
    ],
    mutant: bound(1.01),
  },
]
