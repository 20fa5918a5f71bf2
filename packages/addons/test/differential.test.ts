/** Every signature of every function on the CPU, compared with its oracle on thousands of inputs and on the edge cases of its record. */
import { signaturesOf } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { exact } from '../../../internal/testing/numbers.ts'
import { compareBatch } from '../../../internal/testing/batch.ts'
import { measurementOf, records } from '../catalogue/index.ts'
import { accuracyOf, answerOnCPU, compare, rowOfCase, rowsOf } from './harness/compare.ts'
import { measurementFrom } from './harness/measured.ts'
import { oracleNamed } from './harness/oracle.ts'
import { flatten, isExact, signatureOf } from './harness/run.ts'
import { oracles } from './oracle/index.ts'

test('every signature of every function has an oracle', () => {
  const expected = records.flatMap((record) => signaturesOf(record.call).map(({ name }) => name))
  expect(oracles.flatMap(({ signatures }) => signatures.map(({ signature }) => signature)).toSorted()).toEqual(expected.toSorted())
})

const cases = oracles.flatMap(({ record, signatures }) => signatures.map((oracle) => ({ name: oracle.signature, record, oracle })))

describe.each(cases)('$name', ({ record, oracle }) => {
  const rows = rowsOf(record, oracle)
  const actual = answerOnCPU(record, oracle, rows)

  test('agrees with its oracle', ({ task }) => {
    const report = compare('cpu', record, oracle, rows, actual)
    expect(report.failures).toEqual([])
    const now = measurementFrom(report)
    task.meta.measured = { signature: oracle.signature, rows: rows.length, targets: { cpu: { ...now, on: 'JavaScript' } } }
    // The arithmetic is the same on every machine: the printed code has changed, or the oracle. `npm run measure` updates it.
    const before = measurementOf(oracle.signature)
    if (before && !process.env['KIRARI_MEASURE']) expect(now).toEqual(before.cpu)
  })

  test('does not agree with an oracle that is a little wrong', () => {
    expect(compare('cpu', record, oracle, rows, actual, oracle.mutant, true).failures).not.toEqual([])
  })

  test('gives a number for every input', () => {
    expect(rows.filter((_, i) => !actual[i]?.every(Number.isFinite))).toEqual([])
  })
})

describe.each(oracles)('the edge cases of $record.importName', ({ record, signatures }) => {
  test.each(record.edgeCases)('of $inputs', ({ instance = record.importName, inputs, result, exact: bits }) => {
    const signature = signatureOf(record.call, instance)
    const oracle = oracleNamed(signatures, instance)
    const row = rowOfCase(record, oracle, inputs)
    const report = compareBatch({
      inputs: [row],
      actual: answerOnCPU(record, oracle, [row]),
      expected: () => flatten(result),
      accuracy: bits && !isExact(signature) ? exact : accuracyOf(record, signature, 'cpu'),
    })
    expect(report.failures).toEqual([])
  })
})
