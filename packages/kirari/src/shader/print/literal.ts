/** Numbers as shader text. */

/** A float always has a point or an exponent, so that it is a float in every place; `compact` leaves out zeros. */
export const floatText = (value: number, compact: boolean): string => {
  const text = String(value)
  if (/[.e]/.test(text)) return compact ? text.replace(/^(-?)0\./, '$1.') : text
  return compact ? `${text}.` : `${text}.0`
}
