/** Oracle of gearSDF: the arcs and flanks of all teeth. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { halves, onCircle, toArc, rounded, wrapped } from './outline.ts'
import { place } from './range.ts'
import { toSegment } from './segment.ts'

const teeth =
  (turn = 0) =>
  ([x = NaN, y = NaN, r = NaN, n = NaN, ratio = NaN]: readonly number[]): readonly number[] => {
    const count = rounded(n, 3)
    const pitch = (2 * Math.PI) / count
    const root = r * Math.min(Math.max(ratio, 0), 1)
    // On each side of its axis a tooth takes 0.175 of the pitch at the tip, and 0.325 at the foot.
    const [atTip, atFoot] = [0.175 * pitch, 0.325 * pitch]
    const axes = Array.from({ length: count }, (_, i) => turn + i * pitch)
    const distance = Math.min(
      ...axes.flatMap((axis) => [
        toArc(x, y, 0, 0, r, wrapped(Math.PI / 2 - axis - atTip), 2 * atTip),
        toArc(x, y, 0, 0, root, wrapped(Math.PI / 2 - axis + atFoot), pitch - 2 * atFoot),
        ...[-1, 1].map((side) => toSegment(x, y, ...onCircle(r, axis + side * atTip), ...onCircle(root, axis + side * atFoot))),
      ]),
    )
    const far = Math.hypot(x, y)
    const off = Math.abs(wrapped((Math.atan2(x, y) - turn) * count)) / count
    // Along a ray, the flank is where it crosses the straight line from the tip to the foot.
    const [tx, ty] = onCircle(r, atTip)
    const [fx, fy] = onCircle(root, atFoot)
    const [dx, dy] = onCircle(1, off)
    const flank = (tx * (fy - ty) - ty * (fx - tx)) / (dx * (fy - ty) - dy * (fx - tx))
    return [far < (off < atTip ? r : off > atFoot ? root : flank) ? -distance : distance]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'gearSDF',
    expected: teeth(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: 2, max: 24 }, { min: 0, max: 1.2 }],
    rows: [
      [0, 0, 1, 12, 0.8],
      [0, 0, 1, 3, 0],
      [3, 4, 0, 5, 0.5],
    ],
    prepare: halves(3),
    mutant: teeth(0.005),
  },
]

export const size: SizeBudget = { bytes: 615, reason: 'a turn by an angle, two arcs and a flank between them' }
