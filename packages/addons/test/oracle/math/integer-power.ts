/** Oracle of a whole power: that of JavaScript. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

export const integerPower = (name: string, exponent: number): readonly SignatureOracle[] =>
  instances(name).map(([signature, width]) => ({
    signature,
    expected: componentWise(width, (x = NaN) => x ** exponent),
    ranges: times(width, { min: -4, max: 4 }),
    rows: widened(width, [[0], [1], [-1], [2], [-3], [0.5], [1e-3], [-1e4]]),
    // With the other sign for negative bases.
    mutant: componentWise(width, (x = NaN) => Math.sign(x) * x ** exponent),
  }))
