/** Short names, for programs that engines run. Apart from namer.ts because engines use no others. */
import type { Namer } from './namer.ts'

/** The shortest names: no target has a keyword of one letter, or of a letter and a number. */
export const compactNames = (): Namer => {
  let globals = 0
  // In base 36, the digits from 10 on are the letters.
  const letter = (i: number): string => (10 + (i % 26)).toString(36) + (i < 26 ? '' : String(Math.floor(i / 26)))
  return {
    global: () => letter(globals++).toUpperCase(),
    // Short names for fields would need a counter for each struct, to save a few bytes.
    field: (hint) => `${hint}1`,
    scope: () => {
      let locals = 0
      return () => letter(locals++)
    },
  }
}
