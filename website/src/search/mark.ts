/** Text in pieces, the found words among them marked: whole, or cut down to the part around the first of them. Knows no HTML. */
import { voiced } from './fold.ts'

export type Piece = { readonly text: string; readonly isMarked: boolean }

export const plain = (text: string): readonly Piece[] => (text ? [{ text, isMarked: false }] : [])

export const marked = (text: string, words: readonly string[]): readonly Piece[] => {
  const pattern = patternOf(words)
  if (!pattern) return plain(text)
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(pattern)) {
    pieces.push(...plain(text.slice(end, index)), { text: word, isMarked: true })
    end = index + word.length
  }
  return [...pieces, ...plain(text.slice(end))]
}

/** What ends the part before a cut does not begin the part behind it. */
const endOfSentence = /^[\s、。，．・：；！？）」』】…]+/u

/** About so many words around the first found one. Japanese words are taken to be three letters long, others six. */
export const snippet = (text: string, words: readonly string[], wordCount: number): readonly Piece[] => {
  const first = patternOf(words)?.exec(text)?.index ?? 0
  const length = wordCount * (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? 4 : 8)
  const from = first < length / 2 ? 0 : wordStart(text, first - Math.floor(length / 3), first)
  const to = wordEnd(text, from + length)
  return [
    ...(from > 0 ? plain('…') : []),
    ...marked(
      text
        .slice(from, to)
        .replace(from > 0 ? endOfSentence : /^\s+/u, '')
        .trimEnd(),
      words,
    ),
    ...(to < text.length ? plain('…') : []),
  ]
}

let lastWords: readonly string[] = []
let lastPattern: RegExp | undefined

/** The words as they may stand in a text: fold.ts has made one of all these spellings. Made once for all results of a query. */
const patternOf = (words: readonly string[]): RegExp | undefined => {
  if (words === lastWords) return restart(lastPattern)
  const alternatives = words.toSorted((a, b) => b.length - a.length).map((word) => (/^[a-z\d]{1,2}$/.test(word) ? `\\b${spellings(word)}\\b` : spellings(word)))
  lastWords = words
  lastPattern = alternatives.length > 0 ? new RegExp(alternatives.join('|'), 'giu') : undefined
  return lastPattern
}

const restart = (pattern: RegExp | undefined): RegExp | undefined => {
  if (pattern) pattern.lastIndex = 0
  return pattern
}

const spellings = (word: string): string =>
  word
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll('or', 'ou?r')
    .replaceAll('center', 'cent(?:er|re)')
    .replace(/([a-z]{3})y$/, '$1(?:y|ies)')
    .replaceAll(/gra(y|\(\?:y\|ies\))/g, 'gr[ae]y')
    .replaceAll('z', '[sz]')
    .replaceAll(/[ァ-ヶ]/g, (kana) => `(?:${[kana, otherKana.get(kana) ?? []].flat().map(inBothKana).join('|')})ー*`)

const otherKana = new Map(Object.entries(voiced).map(([written, heard]) => [heard, written]))
/** Katakana, or the same in hiragana. */
const inBothKana = (kana: string): string => Array.from(kana, (letter) => `[${letter}${String.fromCharCode(letter.charCodeAt(0) - 0x60)}]`).join('')

/** Where a word begins soon after a place, but not after what was found. */
const wordStart = (text: string, at: number, found: number): number => {
  const space = text.indexOf(' ', at)
  return space >= 0 && space < Math.min(at + 12, found) ? space + 1 : notWithinLetter(text, at)
}

const wordEnd = (text: string, at: number): number => {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space > at - 12 ? space : notWithinLetter(text, at)
}

/** Rare kanji and pictures are two units long. */
const notWithinLetter = (text: string, at: number): number => (/^[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at)
