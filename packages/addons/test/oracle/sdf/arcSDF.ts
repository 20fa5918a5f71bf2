/** Oracle of arcSDF: the nearest point of the arc, by its angle. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { toArc } from './outline.ts'
import { place } from './range.ts'

const arc =
  (grown = 0) =>
  ([x = NaN, y = NaN, r = NaN, halfAngle = NaN, width = NaN]: readonly number[]): readonly number[] => {
    const reach = Math.min(Math.max(halfAngle + grown, 0), Math.PI)
    return [toArc(x, y, 0, 0, r, -reach, 2 * reach) - width / 2]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'arcSDF',
    expected: arc(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: -0.2, max: 3.5 }, { min: 0, max: 0.5 }],
    rows: [
      [0, 0, 1, 1, 0.25],
      [-1, 0, 1, 4, 0.25],
      [-1, 0, 1, 0, 0.25],
    ],
    mutant: arc(0.01),
  },
]
