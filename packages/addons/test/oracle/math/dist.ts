/** Oracle of dist: the norm of order p, through logarithms, where no power overflows. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

/** Rows are (a, b, p). */
const norm =
  (slack = 0): Function64 =>
  (row) => {
    const width = (row.length - 1) / 2
    const order = Math.max(row.at(-1) ?? NaN, 1 / 16) + slack
    const logs = Array.from({ length: width }, (_, i) => Math.log(Math.abs((row[width + i] ?? NaN) - (row[i] ?? NaN))))
    const largest = Math.max(...logs)
    if (largest === -Infinity) return [0]
    return [Math.exp(largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(order * (log - largest)), 0)) / order)]
  }

export const signatures: readonly SignatureOracle[] = [2, 3, 4].map((width) => {
  const places = (values: readonly number[]): readonly number[] => Array.from({ length: width }, (_, i) => values[i % values.length] ?? NaN)
  return {
    signature: width === 2 ? 'dist' : `dist_vec${width}`,
    expected: norm(),
    ranges: [...times(2 * width, { min: -1, max: 1 }), { min: 0.5, max: 16 }],
    rows: [
      ...[1, 2, 4, 64, 1e9, 0.5, 0.0625, 0, -3].map((p) => [...places([0.25, -0.5]), ...places([-0.5, 0.75]), p]),
      ...[1, 2, 3, 1e9].flatMap((p) => [
        [...places([0.5]), ...places([0.5]), p],
        [...places([0]), ...places([0.75, 0]), p],
      ]),
    ],
    mutant: norm(0.01),
  }
})
