/** Numbers as shader text. */

/** A number in its shortest form, with the sign of a negative zero, which String drops. */
export const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value))

/** A float, always with a point or an exponent, so that it is not an integer; `compact` leaves out zeros. */
export const floatText = (value: number, compact: boolean): string => {
  const text = numberText(value)
  if (text.includes('e')) return text
  if (!text.includes('.')) return compact ? `${text}.` : `${text}.0`
  if (!compact) return text
  return text.startsWith('0') ? text.slice(1) : text.startsWith('-0') ? `-${text.slice(2)}` : text
}
