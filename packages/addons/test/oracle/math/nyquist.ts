/** Oracle of nyquist: the fade in three cases, its curve by the distance to its nearer end. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances } from './instance.ts'

/** What is left of the pattern: smoothstep is symmetric about its middle, and near its ends three squares less two cubes. */
const contrast = (width: number, from = 0.25): number => {
  const t = (width - from) / 0.25
  if (t <= 0) return 1
  if (t >= 1) return 0
  const near = Math.min(t, 1 - t)
  const risen = 3 * near ** 2 - 2 * near ** 3
  return t < 0.5 ? 1 - risen : risen
}

export const signatures: readonly SignatureOracle[] = instances('nyquist').map(([signature, size]) => {
  const faded = (row: readonly number[], from?: number): readonly number[] =>
    Array.from({ length: size }, (_, i) => {
      const [x = NaN, mean = NaN, width = NaN] = [row[i], row[size + i], row[2 * size]]
      return contrast(width, from) * (x - mean) + mean
    })
  return {
    signature,
    expected: (row) => faded(row),
    ranges: [...times(2 * size, { min: -1, max: 1 }), { min: 0, max: 0.75 }],
    rows: [0, 0.25, 0.375, 0.5, 4, -1].map((width) => [...Array.from({ length: 2 * size }, (_, i) => (i < size ? 0.75 : 0.25)), width]),
    mutant: (row) => faded(row, 0.26),
  }
})
