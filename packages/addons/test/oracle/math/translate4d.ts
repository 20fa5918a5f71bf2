/** Oracle of translate4d: gl-matrix on doubles. */
import { mat4 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const moved = ([x = NaN, y = NaN, z = NaN]: readonly number[]): mat4 => mat4.fromTranslation(new Float64Array(16), [x, y, z])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'translate4d',
    expected: (offset) => Array.from(moved(offset)),
    ranges: times(3, { min: -10, max: 10 }),
    rows: [[0, 0, 0]],
    // The offset in the last row, where libraries of row vectors have it.
    mutant: (offset) => Array.from(mat4.transpose(new Float64Array(16), moved(offset))),
  },
]
