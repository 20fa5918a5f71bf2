/** Oracle of hexSDF: the polygon of its six corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { regular, toOutline } from './outline.ts'
import { half, place } from './range.ts'

/** The corners are further away than the sides by the secant of half their angle. */
export const hexagon =
  (turn = 0) =>
  ([x = NaN, y = NaN, r = NaN]: readonly number[]): readonly number[] => [toOutline(x, y, regular(6, r / Math.cos(Math.PI / 6), turn))]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'hexSDF',
    expected: hexagon(),
    ranges: [...times(2, place), half],
    rows: [
      [0, 0, 1],
      [3, 4, 0],
      [0, 1e4, 1],
    ],
    // With a side at the top.
    mutant: hexagon(Math.PI / 6),
  },
]
