/** Oracle of kaleidoscope: mirrors one after another. */
import type { SignatureOracle } from '../../harness/oracle.ts'
import { place } from './range.ts'

/** Two mirrors through the centre: reflect the point in whichever it is behind until it lies between them. Rows are (st, n, phase). */
const reflectBetween = ([x0 = NaN, y0 = NaN, n = NaN, phase = 0]: readonly number[], mirrors = 1): readonly number[] => {
  let [x, y] = [x0, y0]
  const first = phase
  const second = phase + (mirrors * Math.PI) / Math.max(n, 1)
  // How far the point is to the left of the direction `angle`.
  const leftOf = (angle: number): number => Math.cos(angle) * y - Math.sin(angle) * x
  const reflect = (angle: number): void => {
    const [c, s] = [Math.cos(2 * angle), Math.sin(2 * angle)]
    ;[x, y] = [c * x + s * y, s * x - c * y]
  }
  for (let step = 0; step < 2 * n + 4; step++) {
    if (leftOf(first) < -1e-15) reflect(first)
    else if (leftOf(second) > 1e-15) reflect(second)
    else break
  }
  return [x, y]
}

const folds = { min: 1, max: 16.999 }

const floored = ([x = NaN, y = NaN, n = NaN, ...rest]: readonly number[]): readonly number[] => [x, y, Math.floor(n), ...rest]

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'kaleidoscope',
    expected: (row) => reflectBetween(row),
    ranges: [place, place, folds],
    rows: [[0, 0, 6], [-0.5, -0.5, 0], [1e4, -1e4, 5].map((value) => value / 1e4)],
    prepare: floored,
    mutant: (row) => reflectBetween(row, 0.99),
  },
  {
    signature: 'kaleidoscope_phase',
    expected: (row) => reflectBetween(row),
    ranges: [place, place, folds, { min: -3.14, max: 3.14 }],
    prepare: floored,
    mutant: (row) => reflectBetween(row, 0.99),
  },
]
