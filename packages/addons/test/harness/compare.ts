/** Compares the results of one target with a signature's oracle, by the accuracy class of its record. */
import { compareBatch } from '../../../../internal/testing/batch.ts'
import type { BatchReport } from '../../../../internal/testing/batch.ts'
import type { Backend } from '../../../../internal/testing/differential.ts'
import { inputRows } from '../../../../internal/testing/inputs.ts'
import type { Signature } from 'kirari/node'
import { exact, near, same } from '../../../../internal/testing/numbers.ts'
import type { Accuracy, Function64 } from '../../../../internal/testing/numbers.ts'
import { accuracyBounds, measuredSizes } from '../../catalogue/index.ts'
import type { FunctionRecord, Value } from '../../catalogue/index.ts'
import type { SignatureOracle } from './oracle.ts'
import { drawOnCPU, drawOnGPU } from './drawn.ts'
import { asArguments, flatten, isExact, runOnCPU, runOnGPU, signatureOf } from './run.ts'
import type { Row } from './run.ts'

/** The number of rows for measuring a signature, and for testing it on the CPU. */
export const rowCount = 4096
/** The usual number of rows on GPUs: the edges of each number, and an even distribution over the ranges. */
export const usualRowCount = 512

export type Target = 'cpu' | 'gpu'

/** Integers and booleans must be equal; floats must match within the record's accuracy class. */
export const accuracyOf = (record: FunctionRecord, signature: Signature, target: Target): Accuracy => {
  if (isExact(signature)) return same
  const { ulp, absolute, absoluteOnGPU = absolute } = accuracyBounds[record.accuracy.class]
  return ulp === 0 && absolute === 0 ? exact : near(ulp, (target === 'gpu' ? absoluteOnGPU : absolute) * record.accuracy.scale)
}

/** The test rows of a signature, in the types of its parameters. */
export const rowsOf = (record: FunctionRecord, { signature, ranges, rows = [], prepare = (row) => row }: SignatureOracle, count = rowCount): readonly Row[] => {
  const found = signatureOf(record.call, signature)
  return [...rows, ...inputRows(ranges, count - rows.length)].map((row) => asArguments(found, prepare(row)))
}

/** The answers on the CPU, called or drawn as the oracle says. */
export const answerOnCPU = (record: FunctionRecord, { signature, stage }: SignatureOracle, rows: readonly Row[]): readonly Row[] =>
  (stage ? drawOnCPU : runOnCPU)(signatureOf(record.call, signature), rows)

/** The answers on a GPU. */
export const answerOnGPU = (record: FunctionRecord, { signature, stage }: SignatureOracle, backend: Backend, rows: readonly Row[]): Promise<readonly Row[]> =>
  (stage ? drawOnGPU : runOnGPU)(signatureOf(record.call, signature), backend, rows)

/** The row of an edge case: its arguments, and zero slopes for a signature with derivatives. */
export const rowOfCase = (record: FunctionRecord, { signature, stage }: SignatureOracle, inputs: readonly Value[]): Row => {
  const row = flatten(inputs)
  return asArguments(signatureOf(record.call, signature), stage ? [...row, ...row.map(() => 0), ...row.map(() => 0)] : row)
}

export const compare = (
  target: Target,
  record: FunctionRecord,
  oracle: SignatureOracle,
  inputs: readonly Row[],
  actual: readonly Row[],
  expected: Function64 = oracle.expected,
  stopsAtFailure = false,
): BatchReport => {
  const { canonical = (result) => result, space, jumps } = oracle
  const signature = signatureOf(record.call, oracle.signature)
  return compareBatch({
    inputs,
    actual: actual.map(canonical),
    // A float is perturbed to measure the effect of rounding; an integer is not.
    expected: (row) => canonical(expected(asArguments(signature, row))),
    accuracy: accuracyOf(record, signature, target),
    conditioned: true,
    sizes: measuredSizes(record),
    stopsAtFailure,
    ...(space && { space }),
    ...(jumps && { jumps }),
  })
}
