/** Conversions of three components, for colours with alpha. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'

/** The conversion of three components, with a fourth that passes through. */
export const withAlpha =
  (convert: Function64): Function64 =>
  (row) => [...convert(row.slice(0, 3)), row[3] ?? NaN]

export const withoutAlpha =
  (convert: Function64): Function64 =>
  (row) => [...convert(row.slice(0, 3)), 1]
