/** Oracle of mod2: the exact remainder of JavaScript, with the sign of the period, and how many periods are left without it. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'

const parted = (x: number, y: number): readonly [remainder: number, cell: number] => {
  if (y === 0) return [0, 0]
  const cut = x % y
  const remainder = cut !== 0 && cut < 0 !== y < 0 ? cut + y : cut
  return [remainder, Math.round((x - remainder) / y)]
}

const onPlane =
  (part: typeof parted) =>
  ([x = NaN, y = NaN, width = NaN, height = NaN]: readonly number[]) => {
    const [across, up] = [part(x, width), part(y, height)]
    return [across[0], up[0], across[1], up[1]]
  }

const values = { min: -4, max: 4 }

const rows = [...[-4, -3, -2, -1, 0, 1, 2, 3].map((x) => [x, 3]), ...[-4, -1, 1, 4].map((x) => [x, -3]), [-1e-8, 1], [0.3, 0.1], [1e4, 7], [5, 0]]

/** The cell is truncated towards 0. */
const mutant: typeof parted = (x, y) => (y === 0 ? [0, 0] : [parted(x, y)[0], Math.trunc(x / y)])

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'mod2',
    expected: ([x = NaN, y = NaN]) => parted(x, y),
    ranges: times(2, values),
    rows,
    // Just beside a multiple, either cell is right.
    jumps: true,
    mutant: ([x = NaN, y = NaN]) => mutant(x, y),
  },
  {
    signature: 'mod2_vec2',
    expected: onPlane(parted),
    ranges: times(4, values),
    rows: rows.map(([x = NaN, y = NaN], i) => [x, rows[(i + 5) % rows.length]?.[0] ?? NaN, y, rows[(i + 5) % rows.length]?.[1] ?? NaN]),
    jumps: true,
    mutant: onPlane(mutant),
  },
]
