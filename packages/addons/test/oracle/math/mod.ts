/** Oracle of safeMod: JavaScript's remainder, which does not round. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

/** JavaScript's remainder does not round; it has the sign of x, and needs that of the period. */
const remainder = (x = NaN, y = NaN): number => {
  if (y === 0) return 0
  const cut = x % y
  return cut !== 0 && cut < 0 !== y < 0 ? cut + y : cut
}

export const signatures: readonly SignatureOracle[] = instances('safeMod').map(([signature, width]) => ({
  signature,
  expected: componentWise(width, remainder),
  ranges: times(2 * width, { min: -4, max: 4 }),
  rows: widened(width, [
    ...[-4, -3, -2, -1, 0, 1, 2, 3].map((x) => [x, 3]),
    ...[-4, -1, 1, 4].map((x) => [x, -3]),
    [-1e-8, 1],
    [1e-8, -1],
    [0.3, 0.1],
    [1e4, 7],
    [5, 0],
  ]),
  // Just beside a multiple, either end of the period is right.
  jumps: true,
  mutant: componentWise(width, (x = NaN, y = NaN) => (y === 0 ? 0 : x % y)),
}))
