/** Oracles of the rotations about x, y and z: gl-matrix on plain arrays, by way of quaternions, so that they share no formula with the functions. */
import { quat, vec3 } from 'gl-matrix'
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

const turned =
  (axis: [number, number, number], sense: number): Function64 =>
  ([x = NaN, y = NaN, z = NaN, angle = NaN]) =>
    Array.from(vec3.transformQuat([0, 0, 0], [x, y, z], quat.setAxisAngle([0, 0, 0, 1], axis, angle * sense)))

/** The mutant rotates the other way. */
export const aboutOwnAxis = (signature: string, axis: [number, number, number]): readonly SignatureOracle[] => [
  {
    signature,
    expected: turned(axis, 1),
    ranges: [...times(3, place), { min: -6.3, max: 6.3 }],
    rows: [0, 1, -1, 2, 4].map((quarters) => [0.25, 0.5, -0.75, (quarters * Math.PI) / 2]),
    mutant: turned(axis, -1),
  },
]
