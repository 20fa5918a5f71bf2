/**
 * How text becomes words, in the index and in a query. Latin words by letters and digits, names also by their parts (circleSDF: circle,
 * sdf). Japanese has no spaces: the index is cut by the platform's own dictionary while the site is built (plugins/search); a query is
 * cut here by the words the index knows, so that it never depends on which dictionary the reader's browser has, or whether it has one.
 */
import { fold, foldLatin } from './fold.ts'

/** A run of one script: Latin letters and digits, or Japanese. */
const run =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆])[\p{L}\p{N}\p{M}])+/gu
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u

export const isJapanese = (text: string): boolean => japanese.test(text)

/** Words that say nothing about a page. */
const empty = new Set(
  (
    'a an and are as at be but by can do does for from has have how i if in into is it its my no of on one or so than that the their them then there these they ' +
    'this to use using was what when where which why will with you your'
  ).split(' '),
)
const emptyJapanese = new Set(
  (
    'から まで する した して したい しない され される させ です ます とは には では こと もの この その あの これ それ ない ある いる なる なり よう ため とき など だけ ' +
    'ので のに でも とも また ここ そこ どの どう できる できます なら ます ました ません として について という による によって やり方 使い方 方法 仕方 どうやって ください'
  )
    .split(' ')
    .map(fold),
)

/** Cuts a run of Japanese into words. */
export type Cut = (text: string) => readonly string[]

/** The folded words of a text; `cut` is needed for Japanese. */
export const words = (text: string, cut: Cut): readonly string[] =>
  (text.normalize('NFKC').match(run) ?? []).flatMap((part) =>
    japanese.test(part)
      ? cut(part)
          .filter((word) => !isParticle(word))
          .map(fold)
          .filter((word) => !emptyJapanese.has(word))
      : latinWords(part).filter((word) => !empty.has(word)),
  )

/** Particles and endings are single hiragana. */
const isParticle = (word: string): boolean => /^\p{Script=Hiragana}$/u.test(word)

/** A name is itself and its parts. Nobody looks for 0.25 or 3, and tables are full of such numbers. */
export const latinWords = (word: string): readonly string[] => {
  if (/^\p{N}{1,2}$|^\p{N}{5,}$/u.test(word)) return []
  const whole = foldLatin(word)
  const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? []
  if (parts.length < 2) return [whole]
  return [...new Set([whole, ...parts.map(foldLatin).filter((part) => part.length > 1 && !/^\p{N}{1,2}$/u.test(part))])]
}

/** The words of a name or heading, each behind a space, as score.ts looks through them. Japanese runs stay whole: any part of them is found. */
export const headWords = (text: string): string =>
  (text.normalize('NFKC').match(run) ?? [])
    .flatMap((part) => (japanese.test(part) ? [fold(part)] : latinWords(part)))
    .map((word) => ` ${word}`)
    .join('')

/** Another name, by its parts alone: put together they are the whole name again (score.ts looks for both). */
export const nameParts = (text: string): string =>
  (text.normalize('NFKC').match(run) ?? [])
    .flatMap((part) => (japanese.test(part) ? [fold(part)] : (part.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [part]).map(foldLatin)))
    .join(' ')

/** The words of a query, a dozen at most. A name that is known stays whole: its parts are in the index and would only widen the search. */
export const queryWords = (query: string, isKnown: (word: string) => boolean): readonly string[] => {
  const parts = query.normalize('NFKC').match(run) ?? []
  const found = [...new Set(parts.flatMap((part) => (japanese.test(part) ? japaneseWords(part, isKnown) : nameWords(part, isKnown))))]
  const telling = found.filter((word) => !empty.has(word) && !emptyJapanese.has(word))
  return (telling.length > 0 ? telling : found).slice(0, 12)
}

/** A name that the site does not have, by its parts: circleSDF is circle and sdf. */
const nameWords = (part: string, isKnown: (word: string) => boolean): readonly string[] => {
  const [whole = foldLatin(part), ...parts] = latinWords(part)
  return parts.length < 2 || isKnown(whole) ? [whole] : parts
}

/** A run as a whole, when it is known. Else a katakana word in it is cut into known words, or stays whole: it may be one with a typing error. */
const japaneseWords = (part: string, isKnown: (word: string) => boolean): readonly string[] => {
  if (part.length <= longestWord && isKnown(fold(part))) return [fold(part)]
  return (part.match(/[\u30a1-\u30faー]{2,}|(?:(?![\u30a1-\u30faー]{2}).)+/gu) ?? []).flatMap((piece) => {
    const folded = fold(piece)
    const { known, unknown } = cutByKnown(folded, isKnown)
    return /^[\u30a1-\u30fa]/.test(piece) && unknown.length > 0 ? [folded] : known.concat(unknown.filter((word) => !/^[ァ-ヺ]$/.test(word)))
  })
}

const longestWord = 14

/** The longest known word at each place, and what remains between them, of which single kana are particles. */
const cutByKnown = (text: string, isKnown: (word: string) => boolean): { readonly known: readonly string[]; readonly unknown: readonly string[] } => {
  const known: string[] = []
  const unknown: string[] = []
  let rest = ''
  const settle = (): void => {
    if (rest) unknown.push(rest)
    rest = ''
  }
  for (let start = 0; start < text.length;) {
    let length = Math.min(longestWord, text.length - start)
    while (length > 1 && !isKnown(text.slice(start, start + length))) length -= 1
    const word = text.slice(start, start + length)
    if (length > 1 || (rest === '' && /\p{Script=Han}/u.test(word) && isKnown(word))) {
      settle()
      known.push(word)
    } else rest += word
    start += length
  }
  settle()
  return { known, unknown }
}
