/**
 * Makes a language's index from its pages, in the format of src/search/format.ts. Knows the dictionary that cuts Japanese; the words of
 * Latin scripts are src/search/token.ts's, other names are synonyms.ts's.
 */
import { createHash } from 'node:crypto'
import { fold, squeeze } from '../../src/search/fold.ts'
import { formatVersion, type IndexFile, longestShared } from '../../src/search/format.ts'
import { writeNumber, writeNumbers } from '../../src/search/number-text.ts'
import { headWords, isJapanese, nameParts, words } from '../../src/search/token.ts'
import type { CollectedPage } from './collect.ts'
import { otherNames, type SearchLocale } from './other-names.ts'
import { isReadingOf, readings } from './readings.ts'

/** Its address is without the one that the site lies under. */
export type IndexedPage = CollectedPage & { readonly url: string; readonly group: string }

export type BuiltIndex = {
  readonly index: IndexFile
  /** The files of texts, in order. */
  readonly texts: readonly (readonly string[])[]
}

type Section = { readonly page: number; readonly anchor: string; readonly head: string; readonly keywords: string; readonly text: string }

export const buildIndex = (pages: readonly IndexedPage[], locale: SearchLocale): BuiltIndex => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const cut = (text: string): readonly string[] => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const groups = [...new Set(pages.map(({ group }) => group))]
  const sections = pages.flatMap((page, number) =>
    page.sections.map(({ anchor, heading, text }, position): Section => {
      const head = position === 0 ? page.title : heading
      const given = position === 0 ? page.keywords : []
      return { page: number, anchor, head, keywords: keywordLine(head, [...given, ...otherNames(locale, `/${page.url}`, anchor, head)]), text }
    }),
  )
  if (sections.length > mostSections)
    throw new Error(
      `The search index of ${locale} has ${sections.length} sections, but its numbers go to ${mostSections}. Make them wider in src/search/index-data.ts.`,
    )
  const textFiles = filesOf(sections.map(({ text }) => text))
  const keywords = sections.map((section) => section.keywords)
  const postings = postingsOf(sections, pages, cut)
  const build = createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 10)
  return {
    index: {
      version: formatVersion,
      build,
      groups,
      urls: lines(pages.map(({ url }) => url)),
      pages: writeNumbers(pages.flatMap(({ group, sections: { length } }) => [groups.indexOf(group), length])),
      heads: lines(sections.map(({ head }) => head)),
      anchors: lines(sections.map(({ anchor }) => anchor)),
      keywords: lines(keywords),
      ...writePostings(postings),
      readings: lines(readingsOf([...sections.map(({ head }) => fold(head)), ...keywords, ...postings.keys()])),
      textFiles: writeNumbers(textFiles.map(({ start }, i) => start - (textFiles[i - 1]?.start ?? 0))),
    },
    texts: textFiles.map(({ texts }) => texts),
  }
}

/** How the kanji are read that these words have. */
const readingsOf = (written: readonly string[]): readonly string[] => {
  const all = written.join('\n')
  return readings.filter((reading) => all.includes(reading.written)).map((reading) => `${reading.sound} ${reading.written}`)
}

/** Sections are numbered in 16 bits. */
const mostSections = 0xffff

const lines = (list: readonly string[]): string => list.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('\n')

/** Each phrase in folded words, without those that the head says already, and without how another of them is read. */
const keywordLine = (head: string, given: readonly string[]): string => {
  const known = new Set(['', squeeze(head)])
  const kept: string[] = []
  const inKanji = [head, ...given].map(squeeze)
  const phrases = given.filter((phrase) => !/^[ぁ-ゖー]+$/.test(phrase) || !inKanji.some((written) => isReadingOf(squeeze(phrase), written)))
  for (const phrase of phrases) {
    const name = nameParts(phrase)
    const whole = name.replaceAll(' ', '')
    if (known.has(whole)) continue
    known.add(whole)
    kept.push(name)
  }
  return kept.join('|')
}

/** For each word of the texts, the sections that have it. What a section's own name says is found by the name. */
const postingsOf = (
  sections: readonly Section[],
  pages: readonly IndexedPage[],
  cut: (text: string) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const found = sections.map(({ text }) => new Set(words(text, cut)))
  const within = wordsWithin(new Set(found.flatMap((set) => [...set])))
  const postings = new Map<string, number[]>()
  for (const [number, { page, head }] of sections.entries()) {
    const named = new Set(
      headWords(`${head} ${pages[page]?.title ?? ''}`)
        .trim()
        .split(' '),
    )
    const all = new Set([...(found[number] ?? [])].flatMap((word) => [word, ...(within.get(word) ?? [])]))
    for (const word of all) {
      if (named.has(word)) continue
      const list = postings.get(word)
      if (list) list.push(number)
      else postings.set(word, [number])
    }
  }
  return postings
}

const writePostings = (postings: ReadonlyMap<string, readonly number[]>): Pick<IndexFile, 'terms' | 'postings'> => {
  const sorted = [...postings].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const terms: string[] = []
  let text = ''
  let before = ''
  for (const [term, list] of sorted) {
    let shared = 0
    while (shared < longestShared && shared < term.length && term[shared] === before[shared]) shared += 1
    terms.push(String.fromCharCode(32 + shared) + term.slice(shared))
    before = term
    text += writeNumber(list.length - 1) + writeNumbers(list.map((section, i) => section - (list[i - 1] ?? -1) - 1))
  }
  return { terms: terms.join('\n'), postings: text }
}

/** Large enough to pack well, small enough to come between two key presses. */
const textFileLength = 22_000

const filesOf = (texts: readonly string[]): readonly { readonly start: number; readonly texts: readonly string[] }[] => {
  const files: { start: number; texts: string[]; length: number }[] = []
  for (const [start, text] of texts.entries()) {
    const last = files.at(-1)
    if (last && last.length + text.length <= textFileLength) {
      last.texts.push(text)
      last.length += text.length
    } else files.push({ start, texts: [text], length: text.length })
  }
  return files
}

/** The known words inside longer Japanese ones: a dictionary may take a compound for one word, and a reader asks for its end. */
const wordsWithin = (vocabulary: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const result = new Map<string, readonly string[]>()
  for (const word of vocabulary) {
    if (word.length < 4 || !isJapanese(word)) continue
    const inside = new Set<string>()
    for (let start = 1; start < word.length - 1; start++)
      for (let end = start + 2; end <= word.length; end++) {
        const part = word.slice(start, end)
        if (vocabulary.has(part)) inside.add(part)
      }
    if (inside.size > 0) result.set(word, [...inside])
  }
  return result
}
