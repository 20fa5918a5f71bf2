/** Oracle of translate: gl-matrix’s translations. */
import { mat3, mat4, vec2, vec3 } from 'gl-matrix'
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

// Plain arrays keep double precision.
const onPlane =
  (sense: number): Function64 =>
  ([x = NaN, y = NaN, dx = NaN, dy = NaN]) =>
    Array.from(vec2.transformMat3([0, 0], [x, y], mat3.fromTranslation([1, 0, 0, 0, 1, 0, 0, 0, 1], [dx * sense, dy * sense])))

const inSpace =
  (sense: number): Function64 =>
  ([x = NaN, y = NaN, z = NaN, dx = NaN, dy = NaN, dz = NaN]) =>
    Array.from(
      vec3.transformMat4([0, 0, 0], [x, y, z], mat4.fromTranslation([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], [dx * sense, dy * sense, dz * sense])),
    )

const place = { min: -2, max: 2 }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'translate', expected: onPlane(1), ranges: times(4, place), mutant: onPlane(-1) },
  { signature: 'translate_vec3', expected: inSpace(1), ranges: times(6, place), mutant: inSpace(-1) },
]
