/**
 * The other names of a section: from the list of synonyms, and as its name is said in Japanese. A Japanese reader types スムースステップ or
 * 距離関数 into the English site too, so its index has these names beside the English ones: of 117 kB at 400 pages they are three or four.
 * Must not know: how an index is made.
 */
import { fold } from '../../src/search/fold.ts'
import { headWords, isJapanese } from '../../src/search/token.ts'
import { kanaOf } from './kana.ts'
import { type Hint, hints, namesElsewhere, topics } from './synonyms.ts'

export type SearchLocale = 'en' | 'ja'

/** `path` is the page's, below the language's address. */
export const otherNames = (locale: SearchLocale, path: string, anchor: string, head: string): readonly string[] => {
  const elsewhere = Object.hasOwn(namesElsewhere, head) ? (namesElsewhere[head] ?? []) : []
  return [
    ...elsewhere,
    ...topics.filter(({ named }) => named.some((word) => has(head, word))).flatMap(({ named, also }) => [...named, ...also]),
    ...hintsOf(locale, hints[anchor ? `${path}#${anchor}` : path]),
    ...kanaOf(head),
  ]
}

/** What is asked for in Japanese is asked for so on the English site too. What is asked for in English, the Japanese hints say themselves. */
const hintsOf = (locale: SearchLocale, hint: Hint | undefined): readonly string[] =>
  hint === undefined ? [] : locale === 'ja' ? hint.ja : [...hint.en, ...hint.ja.filter(isJapanese)]

/** Whether a name has a word: a whole one in Latin letters, any part in Japanese. */
const has = (head: string, word: string): boolean =>
  isJapanese(word) ? fold(head).includes(fold(word)) : `${headWords(head)} `.includes(`${headWords(word)} `)
