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
  return [...elsewhere, ...namesOfTopics(head), ...hintsOf(locale, hints[anchor ? `${path}#${anchor}` : path]), ...kanaOf(head)]
}

/** What is asked for in Japanese is asked for so on the English site too. What is asked for in English, the Japanese hints say themselves. */
const hintsOf = (locale: SearchLocale, hint: Hint | undefined): readonly string[] =>
  hint === undefined ? [] : locale === 'ja' ? hint.ja : [...hint.en, ...hint.ja.filter(isJapanese)]

/** What tells a topic in a name: a whole word in Latin letters, any part in Japanese. Made ready once, for each heading is asked for all of them. */
const tellingTopics = topics.map(({ named, also }) => ({
  names: [...named, ...also],
  parts: named.filter(isJapanese).map(fold),
  words: named.filter((word) => !isJapanese(word)).map(asWords),
}))

const namesOfTopics = (head: string): readonly string[] => {
  const folded = fold(head)
  const words = asWords(head)
  return tellingTopics
    .filter((topic) => topic.parts.some((part) => folded.includes(part)) || topic.words.some((word) => words.includes(word)))
    .flatMap(({ names }) => names)
}

/** Between spaces, so that a word is only found whole. */
function asWords(text: string): string {
  return `${headWords(text)} `
}
