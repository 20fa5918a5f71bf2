/**
 * How a Japanese word sounds, in Latin letters: one spelling for all ways to type it. きょり, キョリ, kyori and kyoli are `kyori`; しゃ, sha and
 * sya are `sya`. Long vowels and doubled consonants do not count. The index keeps readings of kanji by it, and a query is heard by it.
 */
const rows =
  '|アイウエオ k|カキクケコ g|ガギグゲゴ s|サシスセソ z|ザジズゼゾ t|タチツテト d|ダヂヅデド n|ナニヌネノ h|ハヒフヘホ b|バビブベボ p|パピプペポ m|マミムメモ r|ラリルレロ'
const vowels = 'aiueo'

const syllables = new Map<string, string>([
  ['ヤ', 'ya'],
  ['ユ', 'yu'],
  ['ヨ', 'yo'],
  ['ワ', 'wa'],
  ['ヲ', 'o'],
  ['ン', 'n'],
  ['ヴ', 'bu'],
])
for (const row of rows.split(' ')) {
  const [consonant = '', kana = ''] = row.split('|')
  for (const [i, letter] of Array.from(kana).entries()) syllables.set(letter, consonant + vowels.charAt(i))
}

/** A small kana takes the place of the vowel before it: キ and ャ are `kya`, テ and ィ are `ti`. */
const small = new Map([...'ァィゥェォャュョ'].map((letter, i) => [letter, ['a', 'i', 'u', 'e', 'o', 'ya', 'yu', 'yo'][i] ?? '']))

const ofKana = (kana: string): string => {
  let sound = ''
  for (const letter of kana) {
    const ending = small.get(letter)
    sound = ending === undefined ? sound + (syllables.get(letter) ?? '') : sound.replace(/[aiueo]$/, '') + ending
  }
  return sound
}

/** The spellings of Hepburn's romanization, and others that input methods take. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tch/g, 'ch'],
  [/l/g, 'r'],
  [/v/g, 'b'],
  [/shi/g, 'si'],
  [/chi/g, 'ti'],
  [/tsu/g, 'tu'],
  [/ji/g, 'zi'],
  [/(?:sh|sy)e/g, 'se'],
  [/(?:ch|ty)e/g, 'te'],
  [/(?:j|zy)e/g, 'ze'],
  [/sh/g, 'sy'],
  [/ch/g, 'ty'],
  [/jy?/g, 'zy'],
  [/f/g, 'h'],
  [/c(?=[auo])/g, 'k'],
  [/wo/g, 'o'],
  [/m(?=[bp])/g, 'n'],
]

/** Of a word in katakana, or in Latin letters in lower case. */
export const soundOf = (word: string): string => {
  const latin = /^[a-z]+$/.test(word) ? spellings.reduce((text, [from, to]) => text.replaceAll(from, to), word) : ofKana(word)
  return latin.replaceAll(/([a-z])\1+/g, '$1').replaceAll(/ou/g, 'o')
}
