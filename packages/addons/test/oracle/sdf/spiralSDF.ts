/** Oracle of spiralSDF: the nearest of all points of the arms around the point. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { leastOf } from './outline.ts'
import { place } from './range.ts'

const nearest =
  (wider = 1) =>
  ([x = NaN, y = NaN, pitch = NaN]: readonly number[]): readonly number[] => {
    const perTurn = Math.max(Math.abs(pitch) * wider, 1e-6)
    const side = pitch < 0 ? -1 : 1
    const apart = (turns: number): number =>
      Math.hypot(x - perTurn * turns * Math.cos(2 * Math.PI * turns), y - side * perTurn * turns * Math.sin(2 * Math.PI * turns))
    const turns = Math.hypot(x, y) / perTurn
    return [leastOf(apart, Math.max(turns - 1.2, 0), turns + 1.2, 60)]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'spiralSDF',
    expected: nearest(),
    ranges: [...times(2, place), { min: 0.1, max: 1 }],
    rows: [
      [0, 0, 0.25],
      [0.1, 0, 1],
      [0.42, -0.02, 1],
      [-0.5, 0.25, -0.5],
      [1, -1e-7, 0.5],
    ],
    mutant: nearest(1.002),
  },
]

export const size: SizeBudget = { bytes: 945, reason: 'Newton’s method along two arms; the loop of the language is half of it' }
