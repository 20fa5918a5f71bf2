/** Properties of triangleBarycentric: the weights add up to 1, and they give the point back. */
import { expect, test } from 'vitest'
import { triangleBarycentric } from '../../src/index.ts'
import { oracleOf } from '../oracle/index.ts'
import { rowsOf } from '../harness/compare.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const run = (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(triangleBarycentric, 'triangleBarycentric'), rows)
const triangleBarycentricOracle = oracleOf('triangleBarycentric')
const rows = triangleBarycentricOracle.signatures.flatMap((signature) => rowsOf(triangleBarycentricOracle.record, signature, 2000))

test('the weights add up to 1', () => {
  expect(Math.max(...run(rows).map(([u = NaN, v = NaN, w = NaN]) => Math.abs(u + v + w - 1) / (1 + Math.abs(v) + Math.abs(w))))).toBeLessThan(2e-7)
})

test('mixing the corners by the weights gives back a point of the plane', () => {
  // The last three numbers of a row become weights, and the point is their mixture.
  const cases = rows.slice(4).map((row) => {
    const [v = NaN, w = NaN] = row.slice(9)
    const point = [0, 1, 2].map((i) => (1 - v - w) * (row[i] ?? NaN) + v * (row[i + 3] ?? NaN) + w * (row[i + 6] ?? NaN))
    return { weights: [1 - v - w, v, w], row: [...row.slice(0, 9), ...point].map(Math.fround) }
  })
  const results = run(cases.map(({ row }) => row))
  const apart = cases.flatMap(({ weights }, i) => weights.map((weight, c) => Math.abs(weight - (results[i]?.[c] ?? NaN))))
  expect(Math.max(...apart)).toBeLessThan(1e-5)
})

test('a weight is negative where the projected point is beyond the opposite side, and nowhere else', () => {
  const cases = rows.slice(4).flatMap((row) => {
    const [a, b, c] = [row.slice(0, 3), row.slice(3, 6), row.slice(6, 9)]
    const [ab, ac] = [b, c].map((corner) => corner.map((value, i) => value - (a[i] ?? NaN)))
    const normal = [0, 1, 2].map((i) => {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3]
      return (ab?.[j] ?? NaN) * (ac?.[k] ?? NaN) - (ab?.[k] ?? NaN) * (ac?.[j] ?? NaN)
    })
    const [v = NaN, w = NaN, off = NaN] = row.slice(9)
    const weights = [1 - v - w, v, w]
    const point = a.map((value, i) => value + v * (ab?.[i] ?? NaN) + w * (ac?.[i] ?? NaN) + off * (normal[i] ?? NaN))
    return weights.every((weight) => Math.abs(weight) > 1e-3) ? [{ weights, row: [...row.slice(0, 9), ...point].map(Math.fround) }] : []
  })
  expect(cases.filter(({ weights }) => weights.every((weight) => weight > 0)).length).toBeGreaterThan(100)
  const signs = run(cases.map(({ row }) => row)).map((weights) => weights.map(Math.sign))
  expect(signs).toEqual(cases.map(({ weights }) => weights.map(Math.sign)))
})

test('flat triangles of every size give the first corner', () => {
  const flat = [1e-6, 1e-3, 1, 1e3, 1e6].flatMap((size) => [
    [0, 0, 0, size, 2 * size, 3 * size, 2 * size, 4 * size, 6 * size, size, 0, 0],
    [size, size, size, size, size, size, size, size, size, 0, 0, 0],
    [0, 0, 0, size, 0, 0, -size, 0, 0, 0, size, 0],
  ])
  expect(run(flat.map((row) => row.map(Math.fround)))).toEqual(flat.map(() => [1, 0, 0]))
})
