/** Every signature of every function on the CPU, against its oracle, on thousands of inputs and on the edge cases of its record. */
import { signaturesOf } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { exact } from '../../../internal/testing/numbers.ts'
import { compareBatch } from '../../../internal/testing/batch.ts'
import { records } from '../catalogue/index.ts'
import { accuracyOf, compare, rowsOf } from './harness/compare.ts'
import { asArguments, flatten, isWhole, runOnCPU, signatureOf } from './harness/run.ts'
import { oracles } from './oracle/index.ts'

test('every signature of every function has an oracle', () => {
  const expected = records.flatMap((record) => signaturesOf(record.call).map(({ name }) => name))
  expect(oracles.flatMap(({ signatures }) => signatures.map(({ signature }) => signature)).toSorted()).toEqual(expected.toSorted())
})

const cases = oracles.flatMap(({ record, signatures }) => signatures.map((oracle) => ({ name: oracle.signature, record, oracle })))

describe.each(cases)('$name', ({ record, oracle }) => {
  const signature = signatureOf(record.call, oracle.signature)
  const rows = rowsOf(record, oracle)
  const actual = runOnCPU(signature, rows)

  test('agrees with its oracle', () => {
    expect(compare('cpu', record, oracle, rows, actual).failures).toEqual([])
  })

  test('does not agree with an oracle that is a little wrong', () => {
    expect(compare('cpu', record, oracle, rows, actual, oracle.mutant).failures).not.toEqual([])
  })

  test('gives a number for every input', () => {
    expect(rows.filter((_, i) => !actual[i]?.every(Number.isFinite))).toEqual([])
  })
})

describe.each(records)('the edge cases of $importName', (record) => {
  test.each(record.edgeCases)('$id', ({ instance = record.importName, inputs, result, exact: bits }) => {
    const signature = signatureOf(record.call, instance)
    const row = asArguments(signature, flatten(inputs))
    const report = compareBatch({
      inputs: [row],
      actual: runOnCPU(signature, [row]),
      expected: () => flatten(result),
      accuracy: bits && !isWhole(signature) ? exact : accuracyOf(record, signature, 'cpu'),
    })
    expect(report.failures).toEqual([])
  })
})
