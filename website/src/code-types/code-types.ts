/**
 * The types of the names in a block of code, as the compiler sees them: made while the site is built (scripts/code-types), shown on request
 * (type-tip.ts). A block is found by its text, so that its HTML carries nothing for them.
 */

export interface CodeTypes {
  /** What is said of a name, which it begins with: `sub(b: number | Float | Vec2): Vec2`. */
  readonly texts: readonly string[]
  /** For each name in the order of the code, where it begins, and the index of its text. */
  readonly names: readonly (readonly [start: number, text: number])[]
}

/** Below the address of a language. */
export const codeTypesFolder = 'code-types'

/** The name of the file for a block: two FNV-1a hashes of its text, in base 36. */
export const codeTypesFile = (code: string): string => `${hash(code, 0x811c9dc5)}${hash(code, 0x01000193)}.json`

const hash = (text: string, seed: number): string => {
  let state = seed
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return (state >>> 0).toString(36)
}

const nameAtStart = /^[\w$]+/

/** The name at a place of the code: its index in `names`, or undefined. */
export const nameAt = ({ names, texts }: CodeTypes, place: number): number | undefined => {
  const index = names.findLastIndex(([start]) => start <= place)
  const [start = 0, text = -1] = names[index] ?? []
  return index >= 0 && place < start + lengthOf(texts[text] ?? '') ? index : undefined
}

/** The length of the name that a text begins with. */
export const lengthOf = (text: string): number => nameAtStart.exec(text)?.[0].length ?? 0
