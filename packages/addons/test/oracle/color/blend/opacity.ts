/** Blend modes of three components, for colours with alpha and with an opacity. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'

/** The same for colours with alpha: that of the backdrop stays. */
export const keepAlpha =
  (f: Function64): Function64 =>
  (row) => [...f([...row.slice(0, 3), ...row.slice(4, 7)]), row[3] ?? NaN]

/** The same with an opacity as the last argument. */
export const towards =
  (f: Function64): Function64 =>
  (row) => {
    const opacity = row.at(-1) ?? NaN
    return f(row.slice(0, -1)).map((blended, i) => (i === 3 ? blended : (row[i] ?? NaN) + (blended - (row[i] ?? NaN)) * opacity))
  }

export const unit = { min: 0, max: 1 }
