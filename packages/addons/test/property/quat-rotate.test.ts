/** Properties of quatRotate: it rotates, and does nothing else. */
import { quat } from 'gl-matrix'
import { expect, test } from 'vitest'
import { quatRotate } from '../../src/index.ts'
import { oracleOf } from '../oracle/index.ts'
import { rowsOf } from '../harness/compare.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const quatRotateOracle = oracleOf('quatRotate')
const run = (rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(quatRotate, 'quatRotate'), rows)
const rows = quatRotateOracle.signatures
  .flatMap((signature) => rowsOf(quatRotateOracle.record, signature, 2000))
  .filter((row) => Math.hypot(...row.slice(0, 4)) > 0.5)
const length = (v: readonly number[]): number => Math.hypot(...v)

test('lengths are kept', () => {
  const results = run(rows)
  expect(Math.max(...rows.map((row, i) => Math.abs(length(results[i] ?? []) - length(row.slice(4)))))).toBeLessThan(4e-6)
})

test('the part along the axis stays, and −q is the same rotation', () => {
  const along = (row: readonly number[], v: readonly number[]): number =>
    [0, 1, 2].reduce((sum, i) => sum + (row[i] ?? NaN) * (v[i] ?? NaN), 0) / Math.max(length(row.slice(0, 3)), 1e-9)
  const results = run(rows)
  expect(Math.max(...rows.map((row, i) => Math.abs(along(row, results[i] ?? []) - along(row, row.slice(4)))))).toBeLessThan(4e-6)
  expect(run(rows.map((row) => row.map((value, i) => (i < 4 ? -value : value))))).toEqual(results)
})

test('the turn back gives the vector again', () => {
  const there = run(rows)
  const back = run(rows.map((row, i) => [...row.slice(0, 3).map((value) => -value), row[3] ?? NaN, ...(there[i] ?? [])]))
  expect(Math.max(...rows.flatMap((row, i) => row.slice(4).map((value, c) => Math.abs(value - (back[i]?.[c] ?? NaN)))))).toBeLessThan(6e-6)
})

test('two turns are the turn of their product', () => {
  const first = [0.5, 0.5, 0.5, 0.5] as const
  const second = [0, 0.6, 0, 0.8] as const
  const product = quat.multiply([0, 0, 0, 0], [...second], [...first])
  const [once] = run([[...first, 1, 2, 3]])
  const [twice = []] = run([[...second, ...(once ?? [])]])
  const [together = []] = run([[...product, 1, 2, 3]])
  twice.forEach((value, i) => expect(value).toBeCloseTo(together[i] ?? NaN, 5))
})

test('a quarter turn about each axis goes round with the axes', () => {
  const half = Math.fround(Math.SQRT1_2)
  const turned = run([
    [0, 0, half, half, 1, 0, 0],
    [half, 0, 0, half, 0, 1, 0],
    [0, half, 0, half, 0, 0, 1],
  ]).map((row) => row.map((value) => Math.round(value * 1e6) / 1e6 + 0))
  expect(turned).toEqual([
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ])
})
