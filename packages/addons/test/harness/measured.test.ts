/** When a measurement counts as worse than the one before. */
import { expect, test } from 'vitest'
import { measurementFrom, regressions } from './measured.ts'
import { oracleOf } from '../oracle/index.ts'

const { record } = oracleOf('kaleidoscope')
const before = { ulp: 10, absolute: 1e-6, excused: 0 }

test('a report becomes a measurement of three digits', () => {
  expect(measurementFrom({ rows: 4096, worstUlp: 3, worstAbsolute: 1.23456e-7, excused: 1, failures: [] })).toEqual({ ulp: 3, absolute: 1.23e-7, excused: 1 })
})

test('twice and a little is no regression, more is', () => {
  expect(regressions(before, before, record)).toEqual([])
  expect(regressions({ ulp: 24, absolute: 2e-6, excused: 2 }, before, record)).toEqual([])
  expect(regressions({ ulp: 25, absolute: 2e-6, excused: 0 }, before, record)).toEqual(['ulp: 25, but 10 was measured and at most 24 is allowed'])
  expect(regressions({ ulp: 0, absolute: 1e-5, excused: 3 }, before, record)).toHaveLength(2)
})

test('what is promised bit for bit has no room', () => {
  const exact = { ...record, accuracy: { ...record.accuracy, class: 'bits' as const } }
  expect(regressions({ ulp: 1, absolute: 0, excused: 0 }, { ulp: 0, absolute: 0, excused: 0 }, exact)).toHaveLength(1)
})
