/** Oracle of vesicaSDF: the outline piece by piece. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { toArc } from './outline.ts'
import { half, place } from './range.ts'

const outline =
  (grown = 0) =>
  ([x = NaN, y = NaN, r = NaN, offset = NaN]: readonly number[]): readonly number[] => {
    const off = Math.min(Math.max(offset + grown, 0), r)
    const reach = r > 0 ? Math.acos(off / r) : 0
    // Each side is an arc of the circle whose centre is on the other side.
    const distance = Math.min(toArc(x, y, -off, 0, r, -reach, 2 * reach), toArc(x, y, off, 0, r, Math.PI - reach, 2 * reach))
    return [Math.hypot(x - off, y) < r && Math.hypot(x + off, y) < r ? -distance : distance]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'vesicaSDF',
    expected: outline(),
    ranges: [...times(2, place), half, { min: -0.2, max: 1.5 }],
    rows: [
      [0, 0, 1, 0.5],
      [0, 0, 1, 0],
      [3, 4, 1, 1],
      [3, 4, 0, 0],
    ],
    mutant: outline(0.01),
  },
]
