/** Oracle of polar2cart: gl-matrix turns the first axis of the plane, and in space the z axis, first about y and then about z. */
import { vec2, vec3 } from 'gl-matrix'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const onPlane = ([angle = NaN, radius = NaN]: readonly number[]): readonly number[] => Array.from(vec2.rotate([0, 0], [radius, 0], [0, 0], angle))

const inSpace = ([radius = NaN, inclination = NaN, azimuth = NaN]: readonly number[]): readonly number[] =>
  Array.from(vec3.rotateZ([0, 0, 0], vec3.rotateY([0, 0, 0], [0, 0, radius], [0, 0, 0], inclination), [0, 0, 0], azimuth))

const angle = { min: -6.3, max: 6.3 }
const radius = { min: 0, max: 2 }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'polar2cart',
    expected: onPlane,
    ranges: [angle, radius],
    rows: [
      [1, 0],
      [1, -2],
    ],
    mutant: ([a = NaN, r = NaN]) => onPlane([-a, r]),
  },
  {
    signature: 'polar2cart_vec3',
    expected: inSpace,
    ranges: [radius, ...times(2, angle)],
    rows: [
      [0, 1, 2],
      [2, 0, 1],
    ],
    mutant: ([r = NaN, inclination = NaN, azimuth = NaN]) => inSpace([r, azimuth, inclination]),
  },
]
