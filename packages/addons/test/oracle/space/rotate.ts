/** Oracle of rotate: gl-matrix on plain arrays. */
import { quat, vec2, vec3 } from 'gl-matrix'
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { place } from './range.ts'

const aboutCentre =
  (sense: number): Function64 =>
  ([x = NaN, y = NaN, angle = NaN, cx = 0, cy = 0]) =>
    Array.from(vec2.rotate([0, 0], [x, y], [cx, cy], angle * sense))

const aboutAxis =
  (sense: number): Function64 =>
  ([x = NaN, y = NaN, z = NaN, angle = NaN, ax = NaN, ay = NaN, az = NaN]) => {
    const length = Math.hypot(ax, ay, az)
    if (length * length <= 1e-30) return [x, y, z]
    const turn = quat.setAxisAngle([0, 0, 0, 1], [ax / length, ay / length, az / length], angle * sense)
    return Array.from(vec3.transformQuat([0, 0, 0], [x, y, z], turn))
  }

const angle = { min: -6.3, max: 6.3 }

export const signatures: readonly SignatureOracle[] = [
  { signature: 'rotate', expected: aboutCentre(1), ranges: [...times(2, place), angle], mutant: aboutCentre(-1) },
  { signature: 'rotate_center', expected: aboutCentre(1), ranges: [...times(2, place), angle, ...times(2, place)], mutant: aboutCentre(-1) },
  {
    signature: 'rotate_axis',
    expected: aboutAxis(1),
    ranges: [...times(3, place), angle, ...times(3, place)],
    rows: [
      [1, 2, 3, 1, 0, 0, 0],
      [1, 2, 3, 1, 0, 0, 1e-4],
    ],
    mutant: aboutAxis(-1),
  },
]

export const size: SizeBudget = { bytes: 425, reason: 'round a centre and round an axis' }
