/**
 * Every signature of every function on WebGL2 and on WebGPU, from the text that users copy: against its oracle, against the other
 * backend and against the CPU, on the same inputs; again with the inputs as constants, which the compilers fold by rules of their own.
 */
import { describe, expect, inject, test } from 'vitest'
import { adapterName } from '../../../internal/testing/adapter.ts'
import { compareBatch } from '../../../internal/testing/batch.ts'
import { exact } from '../../../internal/testing/numbers.ts'
import { measurementCircumstances, measurementOf } from '../catalogue/index.ts'
import { accuracyOf, answerOnCPU, answerOnGPU, compare, rowOfCase, rowsOf } from './harness/compare.ts'
import { measurementFrom, regressions } from './harness/measured.ts'
import { oracleNamed } from './harness/oracle.ts'
import { flatten, isWhole, runOnGPU, signatureOf } from './harness/run.ts'
import { oracles } from './oracle/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    isMeasuring: boolean
  }
}

const cases = oracles.flatMap(({ record, signatures }) => signatures.map((oracle) => ({ name: oracle.signature, record, oracle })))
const constantCount = 48
const adapters = { webgl: await adapterName('webgl'), webgpu: await adapterName('webgpu') }
const isMeasuring = inject('isMeasuring')

describe.each(cases)('$name', ({ record, oracle }) => {
  const rows = rowsOf(record, oracle)

  test('agrees with its oracle and with itself on WebGL2, WebGPU and the CPU', async ({ task }) => {
    const cpu = answerOnCPU(record, oracle, rows)
    const webgl = await answerOnGPU(record, oracle, 'webgl', rows)
    const webgpu = await answerOnGPU(record, oracle, 'webgpu', rows)
    const reports = { webgl: compare('gpu', record, oracle, rows, webgl), webgpu: compare('gpu', record, oracle, rows, webgpu) }
    expect(reports.webgl.failures).toEqual([])
    expect(reports.webgpu.failures).toEqual([])
    const now = { webgl: measurementFrom(reports.webgl), webgpu: measurementFrom(reports.webgpu) }
    const targets = { webgl: { ...now.webgl, on: adapters.webgl }, webgpu: { ...now.webgpu, on: adapters.webgpu } }
    task.meta.measured = { signature: oracle.signature, rows: rows.length, targets }
    // Each may miss the right answer by the class's bound; no two may be further apart than that again.
    for (const [a, b] of [
      [webgl, webgpu],
      [webgl, cpu],
      [webgpu, cpu],
    ] as const) {
      const answers = new Map(rows.map((row, i) => [row, b[i] ?? []]))
      const failures = compare('gpu', record, oracle, rows, a, (row) => answers.get(row) ?? oracle.expected(row)).failures
      expect(failures).toEqual([])
    }
    // Another GPU is held to the class alone.
    const before = measurementOf(oracle.signature)
    if (!before || isMeasuring) return
    for (const backend of ['webgl', 'webgpu'] as const)
      if (adapters[backend] === measurementCircumstances[backend]) expect(regressions(now[backend], before[backend], record), backend).toEqual([])
  })

  // What is the same in every pixel has no derivative: there are no constants to try then.
  test.skipIf(oracle.stage).each(['webgl', 'webgpu'] as const)('agrees with its oracle on constants on %s', async (backend) => {
    const few = rows.slice(0, constantCount)
    const constants = await runOnGPU(signatureOf(record.call, oracle.signature), backend, few, true)
    expect(compare('gpu', record, oracle, few, constants).failures).toEqual([])
  })
})

describe.each(oracles)('the edge cases of $record.importName', ({ record, signatures }) => {
  test.each(['webgl', 'webgpu'] as const)('hold on %s', async (backend) => {
    const failures: string[] = []
    for (const { id, instance = record.importName, inputs, result, exact: bits } of record.edgeCases) {
      const signature = signatureOf(record.call, instance)
      const oracle = oracleNamed(signatures, instance)
      const row = rowOfCase(record, oracle, inputs)
      const report = compareBatch({
        inputs: [row],
        actual: await answerOnGPU(record, oracle, backend, [row]),
        expected: () => flatten(result),
        accuracy: bits && !isWhole(signature) ? exact : accuracyOf(record, signature, 'gpu'),
      })
      failures.push(...report.failures.map((failure) => `${id}: ${failure}`))
    }
    expect(failures).toEqual([])
  })
})
