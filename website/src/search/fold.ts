/**
 * Text as it is compared, on both sides: the index is made of folded words, and a query is folded before it is looked up. What sounds or
 * means the same to a reader is one here: full and half width, hiragana and katakana, シェーダ and シェーダー, colour and color.
 */

/** What a katakana run is compared by: its long-vowel signs count only near its beginning (キー, バー), where they tell words apart. */
const withoutLongVowels = (run: string): string => {
  let kept = ''
  for (const letter of run) if (letter !== 'ー' || kept.length < 2) kept += letter
  return kept
}

/** Sounds that are written in two ways, and the one they are compared by. */
export const voiced: Readonly<Record<string, string>> = { ヴァ: 'バ', ヴィ: 'ビ', ヴェ: 'ベ', ヴォ: 'ボ', ヴ: 'ブ', ヂ: 'ジ', ヅ: 'ズ' }

/** One letter for another does not change how long a text is, but a sign that is left out does: see mark.ts, which finds words in texts as they are. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll(/ヴ[ァィェォ]?|[ヂヅ]/g, (kana) => voiced[kana] ?? kana)
    .replaceAll(/[ァ-ヺー]{3,}/g, withoutLongVowels)

/** A Latin word, spelled the American way and without the ending of its plural. */
export const foldLatin = (word: string): string => singular(american(fold(word)))

const american = (word: string): string =>
  word
    .replace(/(col|behavi|neighb|fav)our/, '$1or')
    .replace(/^(cent|met)re(s?)$/, '$1er$2')
    .replace(/grey/, 'gray')
    .replace(/licence/, 'license')
    .replace(/((?:al|el|il|im|or|er|ar|om|iv|nt|hr)i)s(e[ds]?|ing|ations?|er)$/, '$1z$2')

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.length > 3 && /[^asuix]s$/.test(word) ? word.slice(0, -1) : word

/** A dash that was typed for the long-vowel sign, as in サ−バ−. Of queries only: in a text it is a dash. */
export const withLongVowels = (query: string): string => query.normalize('NFKC').replaceAll(/([ぁ-ゖァ-ヺー])[-~\u2010-\u2015\u2212\u2500\u301c]/g, '$1ー')

/** Without spaces and signs: two names that differ only there are the same name. */
export const squeeze = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
