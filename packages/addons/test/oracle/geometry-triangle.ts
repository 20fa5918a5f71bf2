/** Cramer's rule on the dot products of two edges. Rows are (a, b, c, p). */
import { triangleBarycentricRecord as record } from '../../catalogue/geometry/triangle/barycentric.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { times } from '../harness/oracle.ts'
import type { Range } from '../../../../internal/testing/inputs.ts'

type Vector = readonly number[]
const sub = (a: Vector, b: Vector): Vector => a.map((value, i) => value - (b[i] ?? NaN))
const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0)

export const cramer = (row: readonly number[]): readonly number[] => {
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

const side = (middle: number): Range => ({ min: middle - 0.25, max: middle + 0.25 })
/** A corner about (x, y), at any depth. */
const near = (x: number, y: number): readonly Range[] => [side(x), side(y), { min: -1, max: 1 }]

const point = (x: number, y: number, z: number): readonly number[] => [x, y, z, x, y, z, x, y, z]

export const triangleBarycentricOracle: FunctionOracle = {
  record,
  signatures: [
    {
      signature: 'triangleBarycentric',
      expected: cramer,
      // One corner in each of three regions, so that no triangle of the fill is thinner than a needle.
      ranges: [...near(-0.75, -0.75), ...near(0.75, -0.75), ...near(0, 0.75), ...times(3, { min: -1.5, max: 1.5 })],
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
  ],
}

export const triangleOracles: readonly FunctionOracle[] = [triangleBarycentricOracle]
