/** A number in dots: the digits of toFixed, in the table of characters. */
import { glyphOf } from './glyphs.ts'

/** The text that is drawn: a result of zero has no sign. */
export const textOf = (value: number, decimals: number, limit = 2 ** 32): string => {
  if (!(Math.abs(value) < limit)) return '###'
  const text = Math.abs(value).toFixed(Math.min(Math.max(decimals, 0), 6))
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** The dot at (x, y) of a text whose last character ends at x = 0, each six dots after the one before. */
export const dotOf = (text: string, x: number, y: number): number => {
  const index = text.length + Math.floor(x / 6)
  const code = x < 0 && index >= 0 ? text.charCodeAt(index) : 32
  const column = Math.floor(x) - 6 * Math.floor(x / 6) - 1
  return glyphOf(code)[6 - Math.floor(y)]?.[column] === '#' ? 1 : 0
}

/** Few digits, so that no product is rounded: a number whose next decimal is within rounding of 5 may be rounded either way. */
export const clear = (value: number): number => Math.round(value * 256) / 256
