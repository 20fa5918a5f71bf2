/** Oracle of tbn: the frame of the nearer pole, carried along the shortest arc from the pole to the normal, as two reflections. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

type Vector = readonly number[]
const dot = (a: Vector, b: Vector): number => a.reduce((sum, part, i) => sum + part * (b[i] ?? NaN), 0)
const unit = (v: Vector): Vector => v.map((part) => part / Math.hypot(...v))
const reflected = (v: Vector, across: Vector): Vector => v.map((part, i) => part - 2 * dot(v, across) * (across[i] ?? NaN))

const frame = (normal: Vector, split = 0): Vector => {
  const side = (normal[2] ?? NaN) < split ? -1 : 1
  const pole = [0, 0, side]
  const between = unit(normal.map((part, i) => part + (pole[i] ?? NaN)))
  const carried = (v: Vector): Vector => reflected(reflected(v, pole), between)
  return [...carried([1, 0, 0]), ...carried([0, side, 0]), ...normal]
}

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'tbn',
    expected: (row) => frame(row),
    ranges: times(3, place),
    rows: [
      [0, 0, 1],
      [0, 0, -1],
      [1, 0, 0],
      [0, -1, 0],
      [1e-4, -1e-4, -1],
      [0.6, 0, -0.8],
    ],
    prepare: (row) => (Math.hypot(...row) > 0.01 ? unit(row) : [0, 0, 1]),
    // One frame for both halves.
    mutant: (row) => frame(row, -2),
  },
]
