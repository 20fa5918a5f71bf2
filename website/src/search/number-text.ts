/**
 * Whole numbers as text that JSON leaves as it is and brotli packs well: one letter for a number below 64, two below 2,668, four above.
 * Lists of rising numbers are written as the steps between them, which are mostly small.
 */

/** The letters from the space to the tilde, without the two that JSON would escape. */
const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter((letter) => letter !== '"' && letter !== '\\')
const base = letters.length
const values = new Uint8Array(128)
for (const [value, letter] of letters.entries()) values[letter.charCodeAt(0)] = value

const small = 64
const middle = small + (base - 1 - small) * base
const escape = base - 1

export const writeNumber = (value: number): string => {
  const digit = (number: number): string => letters[number % base] ?? ''
  if (value < small) return digit(value)
  if (value < middle) return digit(small + Math.floor((value - small) / base)) + digit(value - small)
  const rest = value - middle
  return digit(escape) + digit(Math.floor(rest / (base * base))) + digit(Math.floor(rest / base)) + digit(rest)
}

export const writeNumbers = (numbers: readonly number[]): string => numbers.map(writeNumber).join('')

export type NumberReader = { readonly next: () => number; readonly isAtEnd: () => boolean }

export const readNumbers = (text: string): NumberReader => {
  let at = 0
  const digit = (): number => values[text.charCodeAt(at++)] ?? 0
  return {
    isAtEnd: () => at >= text.length,
    next: () => {
      const first = digit()
      if (first < small) return first
      if (first < escape) return small + (first - small) * base + digit()
      return middle + digit() * base * base + digit() * base + digit()
    },
  }
}
