/** Oracle of sphereSDF: the nearest point of the sphere. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { half, place } from './range.ts'

/** By its latitude and longitude. */
const nearest =
  (power = 2) =>
  ([x = NaN, y = NaN, z = NaN, r = NaN]: readonly number[]): readonly number[] => {
    const [longitude, latitude] = [Math.atan2(z, x), Math.atan2(y, Math.hypot(x, z))]
    const level = r * Math.cos(latitude)
    const apart = Math.hypot(x - level * Math.cos(longitude), y - r * Math.sin(latitude), z - level * Math.sin(longitude))
    return [Math.abs(x) ** power + Math.abs(y) ** power + Math.abs(z) ** power < r ** power ? -apart : apart]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'sphereSDF',
    expected: nearest(),
    ranges: [...times(3, place), half],
    rows: [
      [0, 0, 0, 0],
      [1e4, 1e4, 1e4, 1],
    ],
    mutant: nearest(2.02),
  },
]
