/** Compares the results of one target with a signature's oracle, by the accuracy class of its record. */
import { compareBatch } from '../../../../internal/testing/batch.ts'
import type { BatchReport } from '../../../../internal/testing/batch.ts'
import { inputRows } from '../../../../internal/testing/inputs.ts'
import { exact, near } from '../../../../internal/testing/numbers.ts'
import type { Accuracy, Function64 } from '../../../../internal/testing/numbers.ts'
import { accuracyBounds } from '../../catalogue/index.ts'
import type { FunctionRecord } from '../../catalogue/index.ts'
import type { SignatureOracle } from './oracle.ts'
import type { Row } from './run.ts'

export const rowCount = 4096

export type Target = 'cpu' | 'gpu'

export const accuracyOf = (record: FunctionRecord, target: Target): Accuracy => {
  const { ulp, absolute, absoluteOnGPU = absolute } = accuracyBounds[record.accuracy.class]
  return ulp === 0 && absolute === 0 ? exact : near(ulp, (target === 'gpu' ? absoluteOnGPU : absolute) * record.accuracy.scale)
}

/** The rows that a signature is tried on, in single precision. */
export const rowsOf = ({ ranges, rows = [], prepare = (row) => row }: SignatureOracle, count = rowCount): readonly Row[] =>
  [...rows, ...inputRows(ranges, count - rows.length)].map((row) => prepare(row).map(Math.fround))

export const compare = (
  target: Target,
  record: FunctionRecord,
  oracle: SignatureOracle,
  inputs: readonly Row[],
  actual: readonly Row[],
  expected: Function64 = oracle.expected,
): BatchReport => {
  const { canonical = (result) => result, space, jumps } = oracle
  return compareBatch({
    inputs,
    actual: actual.map(canonical),
    expected: (row) => canonical(expected(row)),
    accuracy: accuracyOf(record, target),
    conditioned: true,
    ...(space && { space }),
    ...(jumps && { jumps }),
  })
}
