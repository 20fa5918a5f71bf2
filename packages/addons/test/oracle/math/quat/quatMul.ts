/** Oracle of quatMul: gl-matrix on doubles. */
import { quat } from 'gl-matrix'
import { times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { four } from './quaternion.ts'
import type { Row } from './quaternion.ts'

const product = ([ax = NaN, ay = NaN, az = NaN, aw = NaN, bx = NaN, by = NaN, bz = NaN, bw = NaN]: Row): Row =>
  Array.from(quat.multiply(four(), [ax, ay, az, aw], [bx, by, bz, bw]))

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'quatMul',
    expected: product,
    ranges: times(8, { min: -2, max: 2 }),
    rows: [
      [0, 0, 0, 1, 1, 2, 3, 4],
      [0, 0, 0, 0, 1, 2, 3, 4],
    ],
    // The other order.
    mutant: (row) => product([...row.slice(4), ...row.slice(0, 4)]),
  },
]
