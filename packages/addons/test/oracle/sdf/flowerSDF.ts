/** Oracle of flowerSDF: the arcs of all petals. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { halves, onCircle, toArc, toPolygon, rounded, wrapped } from './outline.ts'
import { place } from './range.ts'

interface Petals {
  readonly middle: number
  readonly radius: number
  /** How far each arc reaches to both sides of its petal’s axis, seen from the centre of the arc. */
  readonly reach: number
  readonly count: number
  /** The used distance of the dents. */
  readonly dent: number
}

/** The circle through a tip and both dents beside it, whose centre is on the axis. */
export const petalsOf = (r: number, n: number, ratio: number): Petals => {
  const count = rounded(n, 2)
  const sector = Math.PI / count
  // The rays from the origin through the dents touch the circle at the least ratio: tan(π/4 − sector/2).
  const dent = r * Math.min(Math.max(ratio, Math.tan(Math.PI / 4 - sector / 2)), 1)
  const [dx, dy] = onCircle(dent, sector)
  // As far from the tip as from a dent.
  const middle = r > 0 ? (r * r - dx * dx - dy * dy) / (2 * (r - dy)) : 0
  return { middle, radius: r - middle, reach: Math.atan2(dx, dy - middle), count, dent }
}

const arcs =
  (turn = 0) =>
  ([x = NaN, y = NaN, r = NaN, n = NaN, ratio = NaN]: readonly number[]): readonly number[] => {
    const { middle, radius, reach, count, dent } = petalsOf(r, n, ratio)
    const axes = Array.from({ length: count }, (_, i) => turn + (2 * Math.PI * i) / count)
    const distance = Math.min(
      ...axes.map((axis) => {
        const [cx, cy] = onCircle(middle, axis)
        return toArc(x, y, cx, cy, radius, wrapped(Math.PI / 2 - axis - reach), 2 * reach)
      }),
    )
    const inPetal = axes.some((axis) => {
      const [cx, cy] = onCircle(middle, axis)
      return Math.hypot(x - cx, y - cy) < radius
    })
    const star = axes.flatMap((axis) => [onCircle(r, axis), onCircle(dent, axis + Math.PI / count)])
    return [inPetal || toPolygon(x, y, star).isInside ? -distance : distance]
  }

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'flowerSDF',
    expected: arcs(),
    ranges: [...times(2, place), { min: 0, max: 1.5 }, { min: 1, max: 12 }, { min: 0, max: 1.2 }],
    rows: [
      [0, 0, 1, 5, 0.7],
      [0.5, 0.5, 1, 5, 1],
      [0.5, 0.5, 1, 2, 0],
      [3, 4, 0, 5, 0.5],
    ],
    prepare: halves(3),
    mutant: arcs(0.01),
  },
]

export const size: SizeBudget = { bytes: 555, reason: 'a turn by an angle, an arc and its end; most of it are the built-ins it names' }
