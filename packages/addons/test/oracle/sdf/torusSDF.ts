/** Oracle of torusSDF: the angle clamped to the arc. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { half, place } from './range.ts'

/** By the angle of the nearest point of the circle, clamped to the arc. */
const byAngle = ([x = NaN, y = NaN, z = NaN, radius = NaN, tube = NaN, reach = Math.PI]: readonly number[]): readonly number[] => {
  const held = Math.min(Math.max(reach, 0), Math.PI)
  const angle = Math.min(Math.max(Math.atan2(z, x), -held), held)
  return [Math.hypot(x - radius * Math.cos(angle), y, z - radius * Math.sin(angle)) - tube]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'torusSDF',
    expected: byAngle,
    ranges: [...times(3, place), half, half],
    rows: [[0, 0, 0, 1, 0.25]],
    mutant: ([x = NaN, y = NaN, z = NaN, radius = NaN, tube = NaN]) => byAngle([x, z, y, radius, tube]),
  },
  {
    signature: 'torusSDF_arc',
    expected: byAngle,
    ranges: [...times(3, place), half, half, { min: -0.5, max: 3.5 }],
    rows: [
      [0, 0, 0, 1, 0.25, 1],
      [-1, 0, 0, 1, 0.25, 0],
      [1, 0.5, 0, 1, 0.25, Math.PI],
    ],
    mutant: (row) => byAngle(row.slice(0, 5)),
  },
]
