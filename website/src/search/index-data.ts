/** Reads the file of an index into what the search looks through. Must not know: what a query is. */
import { fold, squeeze } from './fold.ts'
import { formatVersion, type IndexFile } from './format.ts'
import { readNumbers } from './number-text.ts'
import { headWords } from './token.ts'

export type IndexData = {
  readonly sectionCount: number
  readonly groups: readonly string[]
  readonly urls: readonly string[]
  readonly heads: readonly string[]
  readonly anchors: readonly string[]
  /** Of each section, its page; of each page, its first section (one more at the end) and its group. */
  readonly pageOf: Uint16Array
  readonly firstOf: Uint16Array
  readonly groupOf: Uint16Array
  /** Sorted. */
  readonly terms: readonly string[]
  /** The sections of term t are `postings[starts[t]]` to before `postings[starts[t + 1]]`. */
  readonly starts: Uint32Array
  readonly postings: Uint16Array
  /** How many different words a section's text has. */
  readonly lengths: Uint16Array
  /** The heads' words and the keywords, one line a section, each word behind a space; the same without spaces; the groups' words. */
  readonly headText: Lines
  readonly headNames: Lines
  readonly keywordText: Lines
  readonly keywordNames: Lines
  readonly groupText: Lines
  readonly readings: readonly { readonly sound: string; readonly written: string }[]
  readonly textFiles: readonly number[]
  readonly build: string
}

/** Many lines as one text, in which the platform finds a word faster than in a list, and where each line begins. */
export type Lines = { readonly text: string; readonly starts: Uint32Array }

export const readIndex = (file: IndexFile): IndexData => {
  // An older page of the site may meet a newer index.
  if ((file.version as number) !== formatVersion)
    throw new Error(`The search index has format ${file.version}, but this page reads format ${formatVersion}. Load the page again.`)
  const urls = readLines(file.urls)
  const heads = readLines(file.heads)
  const sectionCount = heads.length
  const pageOf = new Uint16Array(sectionCount)
  const firstOf = new Uint16Array(urls.length + 1)
  const groupOf = new Uint16Array(urls.length)
  const pages = readNumbers(file.pages)
  let section = 0
  for (let page = 0; page < urls.length; page++) {
    firstOf[page] = section
    groupOf[page] = pages.next()
    const end = section + pages.next()
    pageOf.fill(page, section, end)
    section = end
  }
  firstOf[urls.length] = section
  if (section !== sectionCount) throw new Error(`The search index speaks of ${section} sections, but names ${sectionCount}. Build the site again.`)

  // One line that is empty cannot be told from none.
  const keywords = heads.length === 1 ? [file.keywords] : readLines(file.keywords)
  return {
    sectionCount,
    groups: file.groups,
    urls,
    heads,
    anchors: file.anchors.split('\n'),
    pageOf,
    firstOf,
    groupOf,
    ...readPostings(file, sectionCount),
    headText: linesOf(heads.map((head) => `${headWords(head)} `)),
    headNames: linesOf(heads.map((head) => `|${squeeze(head)}|`)),
    keywordText: linesOf(keywords.map((line) => (line ? ` ${line.replaceAll('|', ' | ')} ` : ''))),
    keywordNames: linesOf(keywords.map((line) => (line ? `|${line.replaceAll(' ', '')}|` : ''))),
    groupText: linesOf(file.groups.map((group) => `${headWords(fold(group))} `)),
    readings: readLines(file.readings).map((line) => {
      const [sound = '', written = ''] = line.split(' ')
      return { sound, written }
    }),
    textFiles: readSteps(file.textFiles),
    build: file.build,
  }
}

const readLines = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))

const readPostings = (file: IndexFile, sectionCount: number): Pick<IndexData, 'terms' | 'starts' | 'postings' | 'lengths'> => {
  const terms: string[] = []
  let before = ''
  if (file.terms !== '')
    for (const line of file.terms.split('\n')) {
      before = before.slice(0, line.charCodeAt(0) - 32) + line.slice(1)
      terms.push(before)
    }
  const starts = new Uint32Array(terms.length + 1)
  const all: number[] = []
  const lengths = new Uint16Array(sectionCount)
  const numbers = readNumbers(file.postings)
  for (let term = 0; term < terms.length; term++) {
    starts[term] = all.length
    let section = -1
    for (let left = numbers.next() + 1; left > 0; left--) {
      section += numbers.next() + 1
      all.push(section)
      lengths[section] = (lengths[section] ?? 0) + 1
    }
  }
  starts[terms.length] = all.length
  return { terms, starts, postings: Uint16Array.from(all), lengths }
}

const readSteps = (text: string): readonly number[] => {
  const result: number[] = []
  for (const numbers = readNumbers(text); !numbers.isAtEnd();) result.push((result.at(-1) ?? 0) + numbers.next())
  return result
}

const linesOf = (lines: readonly string[]): Lines => {
  const starts = new Uint32Array(lines.length + 1)
  let at = 0
  for (const [i, line] of lines.entries()) {
    starts[i] = at
    at += line.length + 1
  }
  starts[lines.length] = at
  return { text: lines.join('\n'), starts }
}
