/** Oracle of drawMatrix: toFixed, the table of characters, and brackets. */
import type { Function64 } from '../../../../../internal/testing/numbers.ts'
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { clear, dotOf, textOf } from './number.ts'

const isBracket = (x: number, y: number, width: number, height: number): boolean => {
  const [left, bottom] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || left >= width || bottom < 0 || bottom >= height) return false
  if (left === 0 || left === width - 1) return true
  return (left < 3 || left >= width - 3) && (bottom === 0 || bottom === height - 1)
}

/** `entry` is the index of the number in a column and a row, counted from the upper left. */
const written =
  (count: number, entry: (column: number, row: number) => number): Function64 =>
  ([x = NaN, y = NaN, ...entries]) => {
    if (isBracket(x, y, 48 * count + 3, 11 * count)) return [1]
    const [column, row] = [Math.floor(x / 48), count - 1 - Math.floor((y - 2) / 11)]
    if (column < 0 || column >= count || row < 0 || row >= count) return [0]
    const text = textOf(entries[entry(column, row)] ?? NaN, 2, Math.fround(999.995))
    return [dotOf(text, x - 48 * (column + 1) + 3, y - 2 - 11 * (count - 1 - row))]
  }

const signatureOf = (signature: string, count: number): SignatureOracle => ({
  signature,
  expected: written(count, (column, row) => column * count + row),
  ranges: [{ min: -2, max: 48 * count + 5 }, { min: -2, max: 11 * count + 2 }, ...times(count * count, { min: -1100, max: 1100 })],
  rows: [
    [1e9, 3, ...Array.from({ length: count * count }, () => 1)],
    [-1e9, -1e9, ...Array.from({ length: count * count }, () => 1)],
  ],
  prepare: (row) => row.map((value, i) => (i < 2 || Math.abs(value) <= 1 ? value : clear(value))),
  // Rows in the place of columns.
  mutant: written(count, (column, row) => row * count + column),
})

export const signatures: readonly SignatureOracle[] = [signatureOf('drawMatrix', 2), signatureOf('drawMatrix_mat3', 3), signatureOf('drawMatrix_mat4', 4)]

export const size: SizeBudget = { bytes: 2500, reason: 'the font of char, the digits of a number, and three sizes of a matrix' }
