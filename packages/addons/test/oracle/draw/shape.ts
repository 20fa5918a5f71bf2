/** The three signatures of a function that draws a shape about the origin, or its outline, from the distance to it in double precision. */
import type { Range } from '../../../../../internal/testing/inputs.ts'
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { below, within } from './coverage.ts'
import { coarse, pixel, sizeOf, slope } from './pixel.ts'

/** `size` are the numbers of the parameter for the size. */
export const shapeOracles = (name: string, distance: (place: readonly number[], size: readonly number[]) => number, size: readonly Range[]) => {
  const count = size.length
  const at = (row: readonly number[], width: number, px: number): readonly number[] => {
    const d = distance(row.slice(0, 2), row.slice(2, 2 + count))
    return [width < 0 ? below(d, px) : within(d, width, px)]
  }
  /** The slopes of the position follow the arguments, those to the right and those upwards. */
  const pixelOf = (row: readonly number[], given: number): number => {
    const [xx = NaN, xy = NaN] = row.slice(given)
    const [yx = NaN, yy = NaN] = row.slice(2 * given)
    return sizeOf(xx, xy, yx, yy)
  }
  const filled =
    (factor: number): Function64 =>
    (row) =>
      at(row, -1, factor * pixelOf(row, 2 + count))
  const outlined =
    (factor: number): Function64 =>
    (row) =>
      at(row, row[2 + count] ?? NaN, factor * pixelOf(row, 3 + count))
  const place = times(2, { min: -1, max: 1 })
  const width = { min: -0.2, max: 0.4 }
  const same = (value: number): readonly number[] => Array.from({ length: count }, () => value)
  const signatures: readonly SignatureOracle[] = [
    {
      signature: name,
      expected: (row) => at(row, row[2 + count] ?? NaN, row[3 + count] ?? NaN),
      ranges: [...place, ...size, width, pixel],
      rows: [
        [0, 0, ...same(0.5), -1, 0],
        [0, 0, ...same(0), -1, 0.1],
        [0.6, 0.8, ...same(1), 0.1, 0],
      ],
      // The outline of a negative width.
      mutant: (row) => at(row, Math.abs(row[2 + count] ?? NaN), row[3 + count] ?? NaN),
    },
    {
      signature: `${name}_pixel`,
      stage: 'fragment',
      expected: filled(1),
      ranges: [...place, ...size, ...times(2 * (2 + count), slope)],
      prepare: coarse,
      mutant: filled(Math.SQRT2),
    },
    {
      signature: `${name}_width_pixel`,
      stage: 'fragment',
      expected: outlined(1),
      ranges: [...place, ...size, width, ...times(2 * (3 + count), slope)],
      prepare: coarse,
      mutant: outlined(Math.SQRT2),
    },
  ]
  return signatures
}
