/** Oracle of lineSDF: the height of a triangle. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** The height of the triangle (p, a, b) over the side ab, or the shorter other side where the angle at an end is obtuse. */
const heightOfTriangle =
  (width: number, hasEnds = true) =>
  (row: readonly number[]): readonly number[] => {
    const [p, a, b] = [row.slice(0, width), row.slice(width, 2 * width), row.slice(2 * width)] as const
    const squared = (from: readonly number[], to: readonly number[]): number => from.reduce((sum, value, i) => sum + (value - (to[i] ?? NaN)) ** 2, 0)
    const [pa, pb, ab] = [squared(p, a), squared(p, b), squared(a, b)]
    if (ab === 0 || (hasEnds && (pa >= pb + ab || pb >= pa + ab))) return [Math.sqrt(Math.min(pa, pb))]
    // Twice the area over the side; the area by its components, which is exact where the triangle is flat.
    const u = p.map((value, i) => value - (a[i] ?? NaN))
    const v = b.map((value, i) => value - (a[i] ?? NaN))
    const doubleArea = Math.hypot(...u.flatMap((one, i) => u.slice(i + 1).map((other, j) => one * (v[i + 1 + j] ?? NaN) - other * (v[i] ?? NaN))))
    return [doubleArea / Math.sqrt(ab)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'lineSDF',
    expected: heightOfTriangle(2),
    ranges: times(6, place),
    rows: [
      [3, 4, 0, 0, 0, 0],
      [0.5, 0.5, 0.25, 0.25, 0.25 + 1e-7, 0.25],
    ],
    mutant: heightOfTriangle(2, false),
  },
  {
    signature: 'lineSDF_vec3',
    expected: heightOfTriangle(3),
    ranges: times(9, place),
    rows: [times(9, place).map(() => 0.5)],
    mutant: heightOfTriangle(3, false),
  },
]
