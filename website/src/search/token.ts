/**
 * How text becomes words, in the index and in a query. Latin words by letters and digits, names also by their parts (circleSDF: circle,
 * sdf). Japanese has no spaces: the index is cut by the platform's own dictionary while the site is built (plugins/search); a query is
 * cut here by the words the index knows, so that it never depends on which dictionary the reader's browser has, or whether it has one.
 */

/** A run of one script: Latin letters and digits, or Japanese. */
const run = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[\p{L}\p{N}\p{M}]+/gu
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u

/** Words that say nothing about a page. */
const empty = new Set('a an and are as at be by can do for from how i in is it of on or that the this to what with'.split(' '))

/** Cuts a run of Japanese into words. */
export type Cut = (text: string) => readonly string[]

export const words = (text: string, cut: Cut): readonly string[] =>
  (text.normalize('NFKC').match(run) ?? []).flatMap((part) => (japanese.test(part) ? cut(part).filter(saysSomething) : latinWords(part)))

/** Particles and endings are single hiragana. */
const saysSomething = (word: string): boolean => !/^\p{Script=Hiragana}$/u.test(word)

const latinWords = (word: string): readonly string[] => {
  // Nobody looks for 0.25, and tables are full of such numbers.
  if (/^\p{N}+$/u.test(word)) return []
  const whole = word.toLowerCase()
  const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? []
  return parts.length > 1 ? [whole, ...parts.map((part) => part.toLowerCase()).filter((part) => part.length > 1)] : [whole]
}

/**
 * The words of a query. Names stay whole here: their parts are in the index and would only widen the search.
 * The last word may still be being typed.
 */
export const queryWords = (query: string, vocabulary: Vocabulary): readonly string[] => {
  const parts = query.normalize('NFKC').match(run) ?? []
  const found = parts.flatMap((part) => (japanese.test(part) ? cutByVocabulary(part, vocabulary).filter(saysSomething) : latinWords(part).slice(0, 1)))
  const telling = found.filter((word) => !empty.has(word))
  return telling.length > 0 ? telling : found
}

export type Vocabulary = { readonly has: (word: string) => boolean; readonly hasPrefix: (start: string) => boolean }

/** The longest known word at each place; what remains may be the beginning of one. */
const cutByVocabulary: (text: string, vocabulary: Vocabulary) => readonly string[] = (text, { has, hasPrefix }) => {
  const result: string[] = []
  let unknown = ''
  const settle = () => {
    if (unknown) result.push(unknown)
    unknown = ''
  }
  for (let start = 0; start < text.length;) {
    const rest = text.slice(start)
    if (unknown === '' && hasPrefix(rest)) return [...result, rest]
    let length = rest.length
    while (length > 0 && !has(rest.slice(0, length))) length -= 1
    if (length === 0) {
      unknown += text[start] ?? ''
      start += 1
    } else {
      settle()
      result.push(rest.slice(0, length))
      start += length
    }
  }
  settle()
  return result
}
