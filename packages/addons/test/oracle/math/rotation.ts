/** Oracles of rotation matrices: gl-matrix on doubles, by way of quaternions, so that they share no formula with the functions. */
import { mat3, mat4, quat } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

type Row = readonly number[]

const angles = { min: -Math.PI, max: Math.PI }
const quarterTurns = [0, 1, -1, 2, 4].map((quarters) => (quarters * Math.PI) / 2)

const matrices = {
  3: (q: quat): Row => Array.from(mat3.fromQuat(new Float64Array(9), q)),
  4: (q: quat): Row => Array.from(mat4.fromQuat(new Float64Array(16), q)),
}

/** The matrix with three or four columns of a rotation about an axis of any length; the identity for a length of 0. */
const rotation = (columns: 3 | 4, [x = NaN, y = NaN, z = NaN]: Row, angle: number): Row => {
  const length = Math.hypot(x, y, z) || 1
  return matrices[columns](quat.setAxisAngle(new Float64Array(4), [x / length, y / length, z / length], angle))
}

/** The oracle of a rotation about an axis of the function's own. The mutant rotates the other way, which is the transpose. */
export const aboutOwnAxis = (signature: string, columns: 3 | 4, axis: Row): readonly SignatureOracle[] => [
  {
    signature,
    expected: ([angle = NaN]) => rotation(columns, axis, angle),
    ranges: [angles],
    rows: quarterTurns.map((angle) => [angle]),
    mutant: ([angle = NaN]) => rotation(columns, axis, -angle),
  },
]

/** The oracle of a rotation about any axis. */
export const aboutAnyAxis = (signature: string, columns: 3 | 4): readonly SignatureOracle[] => [
  {
    signature,
    expected: ([x = NaN, y = NaN, z = NaN, angle = NaN]) => rotation(columns, [x, y, z], angle),
    ranges: [...times(3, { min: -1, max: 1 }), angles],
    rows: [[0, 0, 0, 1.5], [1e-12, 0, 0, Math.PI / 2], [3, 4, 12, 2], ...quarterTurns.map((angle) => [0, 0, 1, angle])],
    mutant: ([x = NaN, y = NaN, z = NaN, angle = NaN]) => rotation(columns, [x, y, z], -angle),
  },
]
