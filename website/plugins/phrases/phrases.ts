/**
 * The phrases (文節) of a line of Japanese: where it may be broken so that no word is cut and no particle begins a line. Words come from ICU, which
 * Node has; what follows joins them to phrases. BudouX, which Chromium has for `auto-phrase`, was tried on all headings of this site: it breaks
 * words of this field (頂|点属性, 色|空間, 読み|書き), and as a package it brings a DOM and a client of a registry with it.
 * Must not know: where the line stands.
 */
const words = new Intl.Segmenter('ja', { granularity: 'word' })

const hiragana = '\\u3041-\\u309f'
/** Particles, endings and what cannot begin a line. */
const follows = new RegExp(`^(?:[${hiragana}]|[ー々）」』】〉》、。，．・：；！？)\\]}!?,.:;…‥%])`)
/** Words in hiragana that begin a phrase of their own. */
const begins = /^(?:どこ|どう|なぜ|いつ|もっと|すべて|ほか|まず|ここ|これ|それ|この|その|あの|どの|よく|さらに)$/
const opens = /[（「『【〈《([{]$/
/** A stem, whose other half may follow: 戻り|値, 渡し|方. It is a word, or ends in what is no particle. */
const stem = /^\p{Script=Han}+[いし]$/u
const stemEnd = /\p{Script=Han}[きぎちじびみりえけげせべめれ]$/u
const han = /^\p{Script=Han}/u
const startsWord = /^[\p{L}\p{N}]/u
const isHiragana = new RegExp(`[${hiragana}]$`)

/** The parts of a text, which make it when they are joined; one part for what has no Japanese. */
export const phrasesOf = (text: string): readonly string[] => {
  const phrases: string[] = []
  let before = ''
  for (const { segment } of words.segment(text)) {
    const last = phrases.at(-1)
    if (last === undefined || !staysTogether(last, before, segment)) phrases.push(segment)
    else phrases[phrases.length - 1] = last + segment
    before = segment
  }
  return phrases
}

/** Whether a word stays on the line of the phrase before it, whose last word is `before`. */
const staysTogether = (phrase: string, before: string, word: string): boolean => {
  // A browser breaks at spaces by itself.
  if (/^\s/.test(word) || /\s$/.test(phrase)) return true
  if (begins.test(word) && isHiragana.test(phrase)) return false
  if (/[、。]$/.test(phrase) && startsWord.test(word)) return false
  if (follows.test(word) || opens.test(phrase)) return true
  if ((stem.test(before) || stemEnd.test(phrase)) && han.test(word)) return true
  // Words that are written without a particle between them are one: 頂点|属性, ワーク|グループ.
  return !isHiragana.test(phrase) && !/[、。，．：；！？…）」』】]$/.test(phrase)
}
