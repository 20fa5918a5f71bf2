/** Oracle of matTranspose: gl-matrix on doubles. */
import { mat2, mat3, mat4 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

type Row = readonly number[]

const transposes = {
  2: (m: Row) => mat2.transpose(new Float64Array(4), Float64Array.from(m)),
  3: (m: Row) => mat3.transpose(new Float64Array(9), Float64Array.from(m)),
  4: (m: Row) => mat4.transpose(new Float64Array(16), Float64Array.from(m)),
}

export const signatures: readonly SignatureOracle[] = (
  [
    ['matTranspose', 2],
    ['matTranspose_mat3', 3],
    ['matTranspose_mat4', 4],
  ] as const
).map(([signature, size]) => ({
  signature,
  expected: (m) => Array.from(transposes[size](m)),
  ranges: times(size * size, { min: -2, max: 2 }),
  // As it was.
  mutant: (m) => m,
}))
