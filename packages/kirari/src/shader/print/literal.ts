/** Numbers as shader text. */

/** A float always has a point or an exponent, so that it is a float in every place; `compact` leaves out zeros. */
export const floatText = (value: number, compact: boolean): string => {
  const text = String(value)
  if (text.includes('e')) return text
  if (!text.includes('.')) return compact ? `${text}.` : `${text}.0`
  if (!compact) return text
  return text.startsWith('0') ? text.slice(1) : text.startsWith('-0') ? `-${text.slice(2)}` : text
}
