/** Oracle of triangleBarycentric: Cramer's rule on the dot products of two edges. */
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { place, point, wellShaped } from './shape.ts'
import { dot, sub } from './vector.ts'

/** Cramer's rule on the dot products of two edges. */
const cramer = (row: readonly number[]): readonly number[] => {
  const [a, b, c, p] = [row.slice(0, 3), row.slice(3, 6), row.slice(6, 9), row.slice(9, 12)] as const
  const ab = sub(b, a)
  const ac = sub(c, a)
  const ap = sub(p, a)
  const determinant = dot(ab, ab) * dot(ac, ac) - dot(ab, ac) ** 2
  if (determinant <= dot(ab, ab) * dot(ac, ac) * 1e-12) return [1, 0, 0]
  const v = (dot(ap, ab) * dot(ac, ac) - dot(ap, ac) * dot(ab, ac)) / determinant
  const w = (dot(ap, ac) * dot(ab, ab) - dot(ap, ab) * dot(ab, ac)) / determinant
  return [1 - v - w, v, w]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'triangleBarycentric',
    expected: cramer,
    ranges: [...wellShaped, ...place],
    rows: [
      [...point(1, 2, 3), 0, 0, 0],
      [0, 0, 0, 1, 2, 4, 2, 4, 8, 1, 0, 0],
      [0, 0, 0, 1, 2, 4, 0, 0, 0, 1, 0, 0],
      [1, 2, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    ],
    mutant: (row) => {
      const [u = NaN, v = NaN, w = NaN] = cramer(row)
      return [u, w, v]
    },
  },
]
