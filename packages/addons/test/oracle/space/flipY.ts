/** Oracle of flipY: as far below the middle line as it was above. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const about =
  (middle: number) =>
  ([x = NaN, y = NaN, ...others]: readonly number[]): readonly number[] => [x, middle - (y - middle), ...others]

const range = { min: -2, max: 3 }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'flipY', expected: about(0.5), ranges: times(2, range), rows: [[0.25, 0.5]], mutant: about(0) },
  { signature: 'flipY_vec3', expected: about(0.5), ranges: times(3, range), rows: [[0.25, 0.5, 0]], mutant: about(0) },
]
