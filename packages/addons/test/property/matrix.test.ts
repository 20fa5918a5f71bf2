/** Properties of the functions that return matrices. */
import { mat2, mat3, mat4, vec2 } from 'gl-matrix'
import { describe, expect, test } from 'vitest'
import { rotate2d, safeInverse } from '../../src/index.ts'
import { rowsOf } from '../harness/compare.ts'
import { grid } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'
import { oracleOf } from '../oracle/index.ts'

type Row = readonly number[]

/** a·b of square matrices, column by column. */
const product = (a: Row, b: Row): Row => {
  const size = Math.sqrt(a.length)
  return a.map((_, i) =>
    Array.from({ length: size }, (_none, k) => (a[k * size + (i % size)] ?? NaN) * (b[Math.floor(i / size) * size + k] ?? NaN)).reduce((x, y) => x + y),
  )
}
const identity = (length: number): Row => Array.from({ length }, (_, i) => (i % (Math.sqrt(length) + 1) === 0 ? 1 : 0))
const apart = (a: Row, b: Row): number => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? NaN))))

const safeInverseOracle = oracleOf('safeInverse')
describe.each(safeInverseOracle.signatures)('$signature', (oracle) => {
  const run = (rows: readonly Row[]) => runOnCPU(signatureOf(safeInverse, oracle.signature), rows)
  const matrices = rowsOf(safeInverseOracle.record, oracle, 1500)
  const inverses = run(matrices)
  const size = Math.sqrt(oracle.ranges.length)

  test('its product with the matrix is the identity, on either side', () => {
    const off = matrices.flatMap((m, i) => [product(m, inverses[i] ?? []), product(inverses[i] ?? [], m)].map((one) => apart(one, identity(m.length))))
    expect(Math.max(...off)).toBeLessThan(4e-6)
  })

  test('undoing what undoes gives the matrix again', () => {
    expect(Math.max(...run(inverses).map((m, i) => apart(m, matrices[i] ?? [])))).toBeLessThan(2e-5)
  })

  test('is all zeros when two columns are the same, a column is empty, or everything is tiny', () => {
    const singular = matrices.slice(0, 200).flatMap((m) => {
      // In eighths, so that every product is exact and the determinant is 0 in any order of summation.
      const eighths = m.map((value) => Math.round(value * 8) / 8)
      const first = eighths.slice(0, size)
      return [[...first, ...first, ...eighths.slice(2 * size)], [...first.map(() => 0), ...eighths.slice(size)], m.map((value) => Math.fround(value * 1e-25))]
    })
    expect(run(singular).every((row) => row.every((value) => value === 0))).toBe(true)
  })

  test('gives a number for every matrix that can be written', () => {
    const scales = [1e-30, 1e-12, 1e-6, 1, 1e6, 1e9]
    const rows = matrices.slice(0, 300).flatMap((m) => scales.map((scale) => m.map((value) => Math.fround(value * scale))))
    expect(run(rows).filter((row) => !row.every(Number.isFinite))).toEqual([])
  })
})

describe('rotate2d', () => {
  const run = (angles: Row) =>
    runOnCPU(
      signatureOf(rotate2d, 'rotate2d'),
      angles.map((angle) => [angle]),
    )
  const angles = grid(-6.3, 6.3, 1001)

  test('a quarter turn takes x to y, and y to −x', () => {
    const [m = []] = run([Math.fround(Math.PI / 2)])
    const [a = NaN, b = NaN, c = NaN, d = NaN] = m
    expect(apart(Array.from(vec2.transformMat2(new Float64Array(2), [1, 0], [a, b, c, d])), [0, 1])).toBeLessThan(1e-7)
    expect(apart(Array.from(vec2.transformMat2(new Float64Array(2), [0, 1], [a, b, c, d])), [-1, 0])).toBeLessThan(1e-7)
  })

  test('keeps lengths, angles and areas', () => {
    for (const m of run(angles)) expect(apart(product(m, [m[0] ?? NaN, m[2] ?? NaN, m[1] ?? NaN, m[3] ?? NaN]), identity(4))).toBeLessThan(3e-7)
    expect(run(angles).every(([a = NaN, b = NaN, c = NaN, d = NaN]) => Math.abs(a * d - b * c - 1) < 3e-7)).toBe(true)
  })

  test('two turns are the turn by their sum, and the turn back is the inverse', () => {
    const turns = run(angles)
    const sums = run(angles.map((angle) => Math.fround(angle + 0.5)))
    const [half = []] = run([0.5])
    expect(Math.max(...turns.map((m, i) => apart(product(half, m), sums[i] ?? [])))).toBeLessThan(2e-6)
    const back = run(angles.map((angle) => -angle))
    const undone = runOnCPU(signatureOf(safeInverse, 'safeInverse'), turns)
    expect(Math.max(...back.map((m, i) => apart(m, undone[i] ?? [])))).toBeLessThan(4e-7)
  })
})

test('is no inverse where the determinant leaves the range of single precision', () => {
  const scaled = (scale: number): Row => identity(16).map((value) => Math.fround(value * scale))
  const inverseOf = (scale: number): number => runOnCPU(signatureOf(safeInverse, 'safeInverse_mat4'), [scaled(scale)])[0]?.[0] ?? NaN
  for (const scale of [4e-10, 1, 4e9]) expect(inverseOf(scale) * scale).toBeCloseTo(1, 5)
  expect(inverseOf(3e-10)).toBe(0)
  expect(inverseOf(5e9) * 5e9).not.toBeCloseTo(1, 1)
})

test('gl-matrix agrees about what a column is', () => {
  const move = mat4.fromTranslation(new Float64Array(16), [5, 6, 7])
  expect(runOnCPU(signatureOf(safeInverse, 'safeInverse_mat4'), [Array.from(move)])[0]?.slice(12)).toEqual([-5, -6, -7, 1])
  const shear = mat3.fromValues(1, 0, 0, 2, 1, 0, 0, 0, 1)
  expect(runOnCPU(signatureOf(safeInverse, 'safeInverse_mat3'), [Array.from(shear)])[0]?.[3]).toBe(-2)
  expect(mat2.determinant([1, 2, 3, 4])).toBe(-2)
})
