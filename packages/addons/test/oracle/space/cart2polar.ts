/** Oracle of cart2polar: arctangent and length. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const azimuth = (y = NaN, x = NaN): number => (x === 0 && y === 0 ? 0 : Math.atan2(y, x))

const polar = ([x = NaN, y = NaN]: readonly number[]): readonly number[] => [azimuth(y, x), Math.hypot(x, y)]

const spherical = ([x = NaN, y = NaN, z = NaN]: readonly number[]): readonly number[] => {
  const radius = Math.hypot(x, y, z)
  return [radius, radius === 0 ? 0 : Math.acos(Math.min(Math.max(z / radius, -1), 1)), azimuth(y, x)]
}

// An angle as a direction: just below the negative x axis the angle jumps by a full turn, and the direction does not.
const direction = (angle = NaN): readonly number[] => [Math.cos(angle), Math.sin(angle)]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'cart2polar',
    expected: polar,
    ranges: times(2, { min: -2, max: 2 }),
    rows: [
      [0, 0],
      [-1, 0],
      [0, -1],
      [1e4, 1e-4],
    ],
    canonical: ([angle, radius = NaN]) => [...direction(angle), radius],
    mutant: ([x = NaN, y = NaN]) => polar([y, x]),
  },
  {
    signature: 'cart2polar_vec3',
    expected: spherical,
    ranges: times(3, { min: -2, max: 2 }),
    rows: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, -1],
      [-1, 0, 0],
    ],
    // On the axis every azimuth is the same point.
    canonical: ([radius = NaN, inclination = NaN, angle]) => [radius, inclination, ...direction(angle).map((part) => part * radius * Math.sin(inclination))],
    mutant: ([x = NaN, y = NaN, z = NaN]) => spherical([x, z, y]),
  },
]
