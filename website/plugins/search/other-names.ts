/** The other names of a section, from the list of synonyms and, in Japanese, as its name is said. Must not know: how an index is made. */
import { fold } from '../../src/search/fold.ts'
import { headWords, isJapanese } from '../../src/search/token.ts'
import { kanaOf } from './kana.ts'
import { hints, namesElsewhere, topics } from './synonyms.ts'

export type SearchLocale = 'en' | 'ja'

/** `path` is the page's, below the language's address. */
export const otherNames = (locale: SearchLocale, path: string, anchor: string, head: string): readonly string[] => {
  const elsewhere = Object.hasOwn(namesElsewhere, head) ? (namesElsewhere[head] ?? []) : []
  const names = [
    ...elsewhere,
    ...topics.filter(({ named }) => named.some((word) => has(head, word))).flatMap(({ named, also }) => [...named, ...also]),
    ...(hints[anchor ? `${path}#${anchor}` : path]?.[locale] ?? []),
    ...(locale === 'ja' ? kanaOf(head) : []),
  ]
  // Nobody types Japanese to read English.
  return locale === 'en' ? names.filter((name) => !isJapanese(name)) : names
}

/** Whether a name has a word: a whole one in Latin letters, any part in Japanese. */
const has = (head: string, word: string): boolean =>
  isJapanese(word) ? fold(head).includes(fold(word)) : `${headWords(head)} `.includes(`${headWords(word)} `)
