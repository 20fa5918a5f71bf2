/** Oracle of cubeSDF: the nearest point of the cube. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { half, place } from './range.ts'

const nearest = ([x = NaN, y = NaN, z = NaN, side = NaN]: readonly number[]): readonly number[] => {
  const clamped = [x, y, z].map((at) => Math.min(Math.max(at, -side), side))
  const apart = Math.hypot(x - (clamped[0] ?? NaN), y - (clamped[1] ?? NaN), z - (clamped[2] ?? NaN))
  // Inside, to the nearest of the six faces.
  return [apart > 0 ? apart : -Math.min(...[x, y, z].flatMap((at) => [side - at, side + at]))]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'cubeSDF',
    expected: nearest,
    ranges: [...times(3, place), half],
    rows: [
      [2, 3, 6, 0],
      [1e4, 1e4, 1e4, 1],
    ],
    // Square corners all the way out.
    mutant: ([x = NaN, y = NaN, z = NaN, side = NaN]) => [Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) - side],
  },
]
