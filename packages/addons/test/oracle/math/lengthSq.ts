/** Oracle of lengthSq: the square of the length that Math.hypot finds. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const squared: Function64 = (v) => [Math.hypot(...v) ** 2]

export const signatures: readonly SignatureOracle[] = [2, 3, 4].map((width) => ({
  signature: width === 2 ? 'lengthSq' : `lengthSq_vec${width}`,
  expected: squared,
  ranges: times(width, { min: -2, max: 2 }),
  rows: [0, -1, 3, 1e4].map((value) => Array.from({ length: width }, () => value)),
  // Without the last component.
  mutant: (v) => squared(v.slice(0, -1)),
}))
