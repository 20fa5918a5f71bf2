/** Oracle of drawFlip: what one of two has, but not both, in shares. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

/** The share of v outside pct, and of pct outside v, as of two events that do not depend on each other. */
const either = (v: number, pct: number): number => v * (1 - pct) + pct * (1 - v)

const flipped = (row: readonly number[], of = either): readonly number[] => row.slice(0, -1).map((v) => of(v, row.at(-1) ?? NaN))

export const signatures: readonly SignatureOracle[] = [1, 3].map((width) => ({
  signature: width === 1 ? 'drawFlip' : `drawFlip_vec${width}`,
  expected: (row) => flipped(row),
  ranges: [...times(width, { min: -0.5, max: 1.5 }), { min: -0.5, max: 1.5 }],
  // Either or both.
  mutant: (row) => flipped(row, (v, pct) => v + pct - v * pct),
}))
