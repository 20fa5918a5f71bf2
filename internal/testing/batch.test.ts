import { describe, expect, it } from 'vitest'
import { compareBatch } from './batch.ts'
import { edgeValues, inputRows } from './inputs.ts'
import { exact, near, stepUlp } from './numbers.ts'

describe('compareBatch', () => {
  const inputs = inputRows([{ min: -2, max: 2 }], 4096)
  const square = ([x = NaN]: readonly number[]): readonly number[] => [x * x]

  it('passes single precision against double precision, and says how far apart they are', () => {
    const report = compareBatch({ inputs, actual: inputs.map((row) => square(row).map(Math.fround)), expected: square, accuracy: exact })
    expect(report.failures).toEqual([])
    expect(report).toMatchObject({ rows: 4096, worstUlp: 0, excused: 0 })
  })

  it('names the inputs of a row that fails, and counts the rest', () => {
    const report = compareBatch({ inputs, actual: inputs.map(([x = NaN]) => [Math.fround(x * x * 1.001)]), expected: square, accuracy: near(4, 1e-9) })
    expect(report.failures[0]).toBe('(-2) → expected 4, got 4.004000186920166, 8389 ulp apart')
    expect(report.failures.at(-1)).toMatch(/^and \d+ more of 4096 rows$/)
  })

  it('excuses the other side of an edge, and refuses when too many need it', () => {
    const floor = ([x = NaN]: readonly number[]): readonly number[] => [Math.floor(x)]
    const below = inputs.map(([x = NaN]) => [Math.floor(stepUlp(x, -1))])
    const report = compareBatch({ inputs, actual: below, expected: floor, accuracy: exact, jumps: true })
    expect(report.excused).toBeGreaterThan(2)
    expect(compareBatch({ inputs, actual: below, expected: floor, accuracy: exact }).failures).not.toEqual([])
    const edgesOnly = Array.from({ length: 50 }, (_, i) => [i])
    expect(compareBatch({ inputs: edgesOnly, actual: edgesOnly.map(([x = NaN]) => [x - 1]), expected: floor, accuracy: exact, jumps: true }).failures).toEqual([
      '50 of 50 rows passed only as the other side of an edge; at most 1 in 1000 may',
    ])
  })

  it('looks no further than the first failure, where that is enough', () => {
    let asked = 0
    const wrong = ([x = NaN]: readonly number[]): readonly number[] => [x + ++asked]
    const report = compareBatch({ inputs, actual: inputs, expected: wrong, accuracy: exact, stopsAtFailure: true })
    expect([report.failures.length, asked]).toEqual([1, 1])
  })

  it('counts steps of large results and distances of small ones, where that is asked', () => {
    const batch = { inputs: [[1e-3], [4]], actual: [[1.5e-6], [16 + 2 ** -19]], expected: square, accuracy: near(4, 1e-6) }
    expect(compareBatch(batch)).toMatchObject({ worstAbsolute: 2 ** -19 })
    expect(compareBatch(batch).worstUlp).toBeGreaterThan(1e6)
    const { worstAbsolute, worstUlp } = compareBatch({ ...batch, sizes: { least: 0.01, most: 1 } })
    expect(worstUlp).toBe(1)
    expect(worstAbsolute).toBeCloseTo(5e-7, 12)
  })

  it('measures on the circle, and quaternions up to their sign', () => {
    const hue = compareBatch({ inputs: [[0]], actual: [[0]], expected: () => [0.9999999], accuracy: near(4, 1e-6), space: { kind: 'circle', period: 1 } })
    expect(hue.worstAbsolute).toBeCloseTo(1e-7, 12)
    const turned = compareBatch({ inputs: [[0]], actual: [[0, -1]], expected: () => [0, 1], accuracy: exact, space: { kind: 'quaternion' } })
    expect(turned).toMatchObject({ worstUlp: 0, worstAbsolute: 0, failures: [] })
  })

  it('fails when rows are missing', () => {
    expect(compareBatch({ inputs: [[1], [2]], actual: [[1]], expected: square, accuracy: exact }).failures[0]).toBe('expected 2 rows of results, got 1')
  })
})

describe('inputRows', () => {
  it('begins with the edges and fills the range evenly', () => {
    const rows = inputRows(
      [
        { min: 0, max: 1 },
        { min: -1, max: 1 },
      ],
      4096,
    )
    expect(rows).toHaveLength(4096)
    expect(rows.slice(0, edgeValues({ min: 0, max: 1 }).length).map(([x]) => x)).toEqual(edgeValues({ min: 0, max: 1 }))
    const inQuarter = rows.filter(([x = 0, y = 0]) => x < 0.5 && y < 0).length
    expect(inQuarter).toBeGreaterThan(1000)
    expect(inQuarter).toBeLessThan(1050)
  })

  it('gives the same single-precision numbers each time', () => {
    const ranges = [{ min: 0, max: 3 }]
    expect(inputRows(ranges, 100)).toEqual(inputRows(ranges, 100))
    for (const [x = NaN] of inputRows(ranges, 100)) expect(Math.fround(x)).toBe(x)
  })
})
