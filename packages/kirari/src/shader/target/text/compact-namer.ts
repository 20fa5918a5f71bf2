/** Names for programs that nobody reads. Apart from namer.ts because engines give no others. */
import type { Namer } from './namer.ts'

/** The shortest names; one letter, or a letter and a number, is a keyword in no target. */
export const compactNames = (): Namer => {
  let globals = 0
  // The digits from 10 on of numbers to the base 36 are the letters.
  const letter = (i: number): string => (10 + (i % 26)).toString(36) + (i < 26 ? '' : String(Math.floor(i / 26)))
  return {
    global: () => letter(globals++).toUpperCase(),
    // Short names for fields would need a counter a struct, for a handful of bytes.
    field: (hint) => `${hint}1`,
    scope: () => {
      let locals = 0
      return () => letter(locals++)
    },
  }
}
