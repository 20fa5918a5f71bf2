/** Oracle of crossSDF: the polygon of its corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { polygonal, type Corner } from './outline.ts'
import { half, place } from './range.ts'

/** The twelve corners of a cross, in order. */
export const crossCorners = (hx: number, hy: number): readonly Corner[] => {
  const [long, short] = [Math.max(hx, hy), Math.min(hx, hy)]
  // A quarter, turned three times.
  const quarter: readonly Corner[] = [
    [long, -short],
    [long, short],
    [short, short],
  ]
  return [0, 1, 2, 3].flatMap((turns) =>
    quarter.map(([x, y]): Corner => {
      const [c, s] = [[1, 0, -1, 0][turns] ?? NaN, [0, 1, 0, -1][turns] ?? NaN]
      return [c * x - s * y, s * x + c * y]
    }),
  )
}

const corners =
  (grown = 0) =>
  ([x = NaN, y = NaN, hx = NaN, hy = NaN]: readonly number[]): readonly number[] =>
    polygonal(x, y, crossCorners(hx + grown, hy))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'crossSDF',
    expected: corners(),
    ranges: [...times(2, place), ...times(2, half)],
    rows: [
      [0, 0, 1, 0.25],
      [3, 4, 0, 0],
      [1e4, 1e4, 1, 1],
    ],
    mutant: corners(0.01),
  },
]
