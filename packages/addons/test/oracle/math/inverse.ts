/** Oracle of safeInverse: gl-matrix on doubles. */
import { mat2, mat3, mat4 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'

/** gl-matrix returns null where the determinant is 0. Its arrays are of doubles here. */
const inverses = {
  2: (m: readonly number[]) => mat2.invert(new Float64Array(4), Float64Array.from(m)),
  3: (m: readonly number[]) => mat3.invert(new Float64Array(9), Float64Array.from(m)),
  4: (m: readonly number[]) => mat4.invert(new Float64Array(16), Float64Array.from(m)),
}

const inverted =
  (size: 2 | 3 | 4) =>
  (m: readonly number[]): readonly number[] =>
    Array.from(inverses[size](m) ?? m.map(() => 0))

const transposed = (size: number, m: readonly number[]): readonly number[] => m.map((_, i) => m[(i % size) * size + Math.floor(i / size)] ?? NaN)

/** Away from singular matrices, where the last digits of the determinant decide everything. */
const wellMade =
  (size: number) =>
  (m: readonly number[]): readonly number[] =>
    m.map((value, i) => value + (i % (size + 1) === 0 ? 3 * Math.sign(value || 1) : 0))

export const signatures: readonly SignatureOracle[] = (
  [
    ['safeInverse', 2],
    ['safeInverse_mat3', 3],
    ['safeInverse_mat4', 4],
  ] as const
).map(([signature, size]) => ({
  signature,
  expected: inverted(size),
  ranges: times(size * size, { min: -1, max: 1 }),
  prepare: wellMade(size),
  mutant: (m) => transposed(size, inverted(size)(m)),
}))

export const size: SizeBudget = { bytes: 700, reason: 'three sizes of matrices, each written out' }
