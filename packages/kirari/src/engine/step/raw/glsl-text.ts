/**
 * Finds the declarations of uniforms, inputs and outputs in GLSL text. It is not a parser: it only looks at the words outside comments,
 * functions and preprocessor lines.
 */

export interface Declaration {
  readonly storage: 'uniform' | 'in' | 'out'
  /** Such as `vec3` or `sampler2D`; `{` for a block. */
  readonly type: string
  readonly name: string
  /** The length of an array. */
  readonly count: number | undefined
  /** From `layout(location = …)`. */
  readonly location: number | undefined
  /** The index of the declaration in the text. */
  readonly at: number
}

interface Word {
  readonly text: string
  readonly at: number
}

/** Replaces comments and preprocessor lines by spaces, so that indices stay valid. */
const withoutComments = (text: string): string => text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|^[ \t]*#(?:\\\n|[^\n])*/gm, (found) => found.replace(/[^\n]/g, ' '))

const wordsOf = (text: string): readonly Word[] =>
  Array.from(withoutComments(text).matchAll(/\w+|[^\s\w]/g), ({ 0: word, index }) => ({ text: word, at: index }))

/** Numbers by name: `#define N 3` and `const int N = 3`. */
const constantsOf = (text: string): ReadonlyMap<string, number> =>
  new Map(Array.from(text.matchAll(/(?:#\s*define|const\s+u?int)\s+(\w+)\s*=?\s*(\d+)u?\b/g), ([, name = '', value]) => [name, Number(value)] as const))

const qualifiers: ReadonlySet<string> = new Set(['highp', 'mediump', 'lowp', 'flat', 'smooth', 'centroid', 'invariant'])
const isStorage = (word: string | undefined): word is Declaration['storage'] => word === 'uniform' || word === 'in' || word === 'out'

export const declarationsIn = (text: string): readonly Declaration[] => {
  const words = wordsOf(text)
  const constants = constantsOf(text)
  const found: Declaration[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i]?.text
    if (word === '{') depth++
    else if (word === '}') depth--
    else if (depth === 0 && word === ';') {
      found.push(...declarationsOf(words.slice(start, i), constants))
      start = i + 1
    }
    // The end of a function; a block continues with its name.
    if (word === '}' && depth === 0 && words[i + 1]?.text !== ';' && !isBlock(words.slice(start, i))) start = i + 1
  }
  return found
}

const isBlock = (words: readonly Word[]): boolean =>
  words.some(({ text }) => isStorage(text)) && !words.some(({ text }, i) => text === ')' && words[i + 1]?.text === '{')

/** The declarations in the words of one statement, without the semicolon. */
const declarationsOf = (words: readonly Word[], constants: ReadonlyMap<string, number>): readonly Declaration[] => {
  let i = 0
  let location: number | undefined
  let storage: Declaration['storage'] | undefined
  for (; i < words.length; i++) {
    const word = words[i]?.text
    if (word === 'layout') {
      const end = words.findIndex(({ text }, at) => at > i && text === ')')
      const at = words.findIndex(({ text }, place) => place > i && place < end && text === 'location')
      if (at >= 0) location = Number(words[at + 2]?.text)
      i = end
    } else if (isStorage(word)) storage = word
    else if (word === undefined || !qualifiers.has(word)) break
  }
  const [type, ...rest] = words.slice(i)
  const at = words[0]?.at ?? 0
  if (!storage || !type) return []
  if (rest[0]?.text === '{') return [{ storage, type: '{', name: type.text, count: undefined, location, at }]
  const { count: common, next } = countIn(rest, 0, constants)
  const found: Declaration[] = []
  for (let place = next; place < rest.length;) {
    const name = rest[place]?.text ?? ''
    const own = countIn(rest, place + 1, constants)
    found.push({ storage, type: type.text, name, count: own.count ?? common, location, at })
    // Continue after the comma.
    place = own.next
    while (place < rest.length && rest[place]?.text !== ',') place++
    place++
  }
  return found
}

/** The count of an `[n]` at this index, and the index after it. */
const countIn = (words: readonly Word[], at: number, constants: ReadonlyMap<string, number>): { readonly count: number | undefined; readonly next: number } => {
  if (words[at]?.text !== '[') return { count: undefined, next: at }
  const end = words.findIndex(({ text }, place) => place > at && text === ']')
  const inside = words[at + 1]?.text ?? ''
  return { count: /^\d/.test(inside) ? Number.parseInt(inside, 10) : constants.get(inside), next: end + 1 }
}
