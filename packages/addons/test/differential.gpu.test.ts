/**
 * Every signature of every function on WebGL2 and on WebGPU, from the text that users copy: compared with its oracle, the other
 * backend and the CPU, on the same inputs; again with the inputs as constants, which compilers fold by their own rules.
 * A signature is compiled once for each backend and call: the edge cases of its record are additional rows.
 */
import { toWGSL } from 'kirari/wgsl'
import { describe, expect, inject, test } from 'vitest'
import { adapterName } from '../../../internal/testing/adapter.ts'
import { compareBatch } from '../../../internal/testing/batch.ts'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { exact } from '../../../internal/testing/numbers.ts'
import { measurementCircumstances, measurementOf } from '../catalogue/index.ts'
import type { EdgeCase, FunctionRecord } from '../catalogue/index.ts'
import { accuracyOf, answerOnCPU, answerOnGPU, compare, rowCount, rowOfCase, rowsOf, usualRowCount } from './harness/compare.ts'
import { constantRows } from './harness/constant.ts'
import { measurementFrom, regressions } from './harness/measured.ts'
import { keepSignature } from './harness/named.ts'
import type { SignatureOracle } from './harness/oracle.ts'
import { flatten, isExact, runOnGPU, signatureOf } from './harness/run.ts'
import type { Row } from './harness/run.ts'
import { oracles } from './oracle/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    isMeasuring: boolean
  }
}

const adapters = { webgl: await adapterName('webgl'), webgpu: await adapterName('webgpu') }
const isMeasuring = inject('isMeasuring')
const rowsTried = isExhaustive || isMeasuring ? rowCount : usualRowCount

/** The edge cases of a record that call this signature. */
const casesOf = ({ edgeCases, importName }: FunctionRecord, { signature }: SignatureOracle): readonly EdgeCase[] =>
  edgeCases.filter(({ instance = importName }) => instance === signature)

/** The edge cases that a target answers wrongly, its answers in their order. */
const wrongCases = (record: FunctionRecord, oracle: SignatureOracle, answers: readonly Row[]): readonly string[] => {
  const signature = signatureOf(record.call, oracle.signature)
  return casesOf(record, oracle).flatMap(({ inputs, result, exact: bits }, i) => {
    const { failures } = compareBatch({
      inputs: [rowOfCase(record, oracle, inputs)],
      actual: answers.slice(i, i + 1),
      expected: () => flatten(result),
      accuracy: bits && !isExact(signature) ? exact : accuracyOf(record, signature, 'gpu'),
    })
    return failures.map((failure) => `edge case of ${JSON.stringify(inputs)}: ${failure}`)
  })
}

describe.each(oracles)('$record.importName', ({ record, signatures }) => {
  test.for(signatures)('$signature agrees with its oracle and with itself on WebGL2, WebGPU and the CPU', async (oracle, { task }) => {
    if (!isMeasuring) await keepSignature(record, oracle)
    const rows = rowsOf(record, oracle, rowsTried)
    const edges = casesOf(record, oracle).map(({ inputs }) => rowOfCase(record, oracle, inputs))
    // WebGPU works while the test waits for WebGL2.
    const onWebGPU = answerOnGPU(record, oracle, 'webgpu', [...rows, ...edges])
    const onWebGL = await answerOnGPU(record, oracle, 'webgl', [...rows, ...edges])
    const answers = { webgl: onWebGL, webgpu: await onWebGPU }
    const cpu = answerOnCPU(record, oracle, rows)
    const [webgl, webgpu] = [answers.webgl.slice(0, rows.length), answers.webgpu.slice(0, rows.length)]
    const reports = { webgl: compare('gpu', record, oracle, rows, webgl), webgpu: compare('gpu', record, oracle, rows, webgpu) }
    expect(reports.webgl.failures).toEqual([])
    expect(reports.webgpu.failures).toEqual([])
    const now = { webgl: measurementFrom(reports.webgl), webgpu: measurementFrom(reports.webgpu) }
    const targets = { webgl: { ...now.webgl, on: adapters.webgl }, webgpu: { ...now.webgpu, on: adapters.webgpu } }
    task.meta.measured = { signature: oracle.signature, rows: rows.length, targets }
    // Each may differ from the right answer by the class's bound; no two may differ from each other by more than that.
    for (const [a, b] of [
      [webgl, webgpu],
      [webgl, cpu],
      [webgpu, cpu],
    ] as const) {
      const others = new Map(rows.map((row, i) => [row, b[i] ?? []]))
      const failures = compare('gpu', record, oracle, rows, a, (row) => others.get(row) ?? oracle.expected(row)).failures
      expect(failures).toEqual([])
    }
    for (const backend of ['webgl', 'webgpu'] as const) expect(wrongCases(record, oracle, answers[backend].slice(rows.length)), backend).toEqual([])
    // For another GPU only the class counts.
    const before = measurementOf(oracle.signature)
    if (!before || isMeasuring) return
    for (const backend of ['webgl', 'webgpu'] as const)
      if (adapters[backend] === measurementCircumstances[backend]) expect(regressions(now[backend], before[backend], record), backend).toEqual([])
  })

  // A constant has no derivative: such signatures have no constants to test.
  test.for(signatures.filter(({ stage }) => !stage))('$signature agrees with its oracle on constants', async (oracle) => {
    await keepSignature(record, oracle)
    const signature = signatureOf(record.call, oracle.signature)
    const few = constantRows(rowsOf(record, oracle, usualRowCount), toWGSL(signature.call).length)
    const onWebGPU = runOnGPU(signature, 'webgpu', few, true)
    expect(compare('gpu', record, oracle, few, await runOnGPU(signature, 'webgl', few, true)).failures, 'webgl').toEqual([])
    expect(compare('gpu', record, oracle, few, await onWebGPU).failures, 'webgpu').toEqual([])
  })
})
