/** Oracles of the functions of this folder that filter over a pixel: the mean over an interval, from an antiderivative. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import type { Range } from '../../../../../internal/testing/inputs.ts'
import { instances, widened } from './instance.ts'

/** The mean over an interval of this width about x of what `antiderivative` belongs to; with no width, what `value` is there. */
export const meanOver =
  (antiderivative: (x: number) => number, value: (x: number) => number) =>
  (x = NaN, width = NaN): number =>
    width > 0 ? (antiderivative(x + width / 2) - antiderivative(x - width / 2)) / width : value(x)

type Mean = (x?: number, width?: number) => number

/** The width that fwidth finds. */
const bySlopes =
  (mean: Mean): ((x?: number, right?: number, above?: number) => number) =>
  (x, right = NaN, above = NaN) =>
    mean(x, Math.abs(right) + Math.abs(above))

/** Few digits, so that the differences between pixels are the slopes themselves. */
const coarse = (row: readonly number[]): readonly number[] => row.map((value) => Math.round(value * 4096) / 4096)

export interface MeanOracle {
  readonly name: string
  readonly mean: Mean
  readonly mutant: Mean
  readonly place: Range
  readonly width: Range
  /** Places and widths. */
  readonly rows: readonly (readonly [x: number, width: number])[]
}

/** The oracles of all signatures: with a width, and by derivatives. */
export const meanOracles = ({ name, mean, mutant, place, width: wide, rows }: MeanOracle): readonly SignatureOracle[] => [
  ...instances(name).map(([signature, width]) => ({
    signature,
    stage: 'fragment' as const,
    expected: componentWise(width, bySlopes(mean)),
    ranges: [...times(width, place), ...times(2 * width, { min: -wide.max / 2, max: wide.max / 2 })],
    rows: widened(
      width,
      rows.map(([x, w]) => [x, w, 0]),
    ),
    prepare: coarse,
    // The slope to the right alone.
    mutant: componentWise(width, (x = NaN, right = NaN) => mean(x, Math.abs(right))),
  })),
  ...instances(`${name}_width`).map(([signature, width]) => ({
    signature,
    expected: componentWise(width, mean),
    ranges: [...times(width, place), ...times(width, wide)],
    rows: widened(width, rows),
    mutant: componentWise(width, mutant),
  })),
]
