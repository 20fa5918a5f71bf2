/**
 * How well the words of a query fit the sections of an index, word by word. The order it makes: title, heading, another name, text; and
 * in each the whole word before its beginning. Must not know: how words are combined, or what was typed wrongly (rank.ts).
 */
import type { IndexData, Lines } from './index-data.ts'
import { isJapanese } from './token.ts'

const weight = { title: 40, heading: 26, keyword: 15, group: 3, text: 4 } as const
/** What a beginning counts beside the whole word. */
const asBeginning = 0.7
/** What a part inside a Japanese run counts, whose words have no spaces between them. */
const asPart = 0.8

export type Fit = {
  /** For each section, how well it fits the word; 0 where it does not. */
  readonly sections: Float32Array
  /** The pages whose title, other names or group have the word: their other sections need not have it again. */
  readonly pages: Uint8Array
  count: number
}

export const emptyFit = ({ sectionCount, urls }: IndexData): Fit => ({ sections: new Float32Array(sectionCount), pages: new Uint8Array(urls.length), count: 0 })

/** Adds how well a word fits; `part` of it counts. With `isWhole` beginnings do not. */
export const addFit = (data: IndexData, fit: Fit, word: string, { part = 1, isWhole = false } = {}): void => {
  const add = (section: number, score: number): void => {
    if ((fit.sections[section] ?? 0) >= score * part) return
    if (fit.sections[section] === 0) fit.count += 1
    fit.sections[section] = score * part
  }
  const isFirst = (section: number): boolean => data.firstOf[data.pageOf[section] ?? 0] === section
  const frequent = headFrequency(data)

  lookThrough(data.headText, word, isWhole, (section, share) => {
    const isTitle = isFirst(section)
    if (isTitle) fit.pages[data.pageOf[section] ?? 0] = 1
    // The shorter the name beside the word, the more it is the name that was meant. A heading that many pages have says little.
    const name = data.heads[section] ?? ''
    const closeness = 0.75 + 0.25 * Math.min(1, word.length / name.length)
    add(section, (isTitle ? weight.title : weight.heading / (frequent.get(name) ?? 1)) * share * closeness)
  })
  const addKeyword = (section: number, share: number): void => {
    if (isFirst(section)) fit.pages[data.pageOf[section] ?? 0] = 1
    add(section, weight.keyword * share)
  }
  lookThrough(data.keywordText, word, isWhole, addKeyword)
  // A name is kept by its parts; here it is one again.
  if (!isJapanese(word)) lookThrough(data.keywordNames, word, isWhole, addKeyword, '|')
  lookThrough(data.groupText, word, isWhole, (group, share) => {
    for (let page = 0; page < data.urls.length; page++) {
      if (data.groupOf[page] !== group) continue
      fit.pages[page] = 1
      add(data.firstOf[page] ?? 0, weight.group * share)
    }
  })
  addTextFit(data, word, isWhole, add)
}

/** A word of one Latin letter begins too many words to mean one of them. */
const shortestBeginning = 2

const addTextFit = (data: IndexData, word: string, isWhole: boolean, add: (section: number, score: number) => void): void => {
  const { terms, starts, postings, lengths, sectionCount } = data
  for (let term = firstAtOrAfter(terms, word); term < terms.length; term++) {
    const text = terms[term] ?? ''
    const isExact = text === word
    if (!isExact && (isWhole || !text.startsWith(word) || (word.length < shortestBeginning && !isJapanese(word)))) break
    const from = starts[term] ?? 0
    const to = starts[term + 1] ?? 0
    // A word that few sections have says more about them.
    const rarity = 0.4 + 0.6 * (Math.log(sectionCount / (to - from)) / Math.log(sectionCount + 1))
    const share = isExact ? 1 : asBeginning * (0.5 + 0.5 * (word.length / text.length))
    for (let i = from; i < to; i++) {
      const section = postings[i] ?? 0
      // So does one of the few words of a short text.
      add(section, weight.text * rarity * share * (0.6 + 0.4 / (1 + (lengths[section] ?? 0) / 24)))
    }
  }
}

export const firstAtOrAfter = (sorted: readonly string[], word: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Calls back for each line that has the word, with how much its best place counts. */
const lookThrough = ({ text, starts }: Lines, word: string, isWhole: boolean, found: (line: number, share: number) => void, border = ' '): void => {
  const japanese = isJapanese(word)
  const wanted = japanese ? word : `${border}${word}`
  let line = 0
  let best = 0
  const settle = (): void => {
    if (best > 0) found(line, best)
    best = 0
  }
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    if (at >= (starts[line + 1] ?? Infinity)) {
      settle()
      line = lineAt(starts, at, line)
    }
    const isEnd = text[at + wanted.length] === border
    const share = !japanese || text.charCodeAt(at - 1) === 32 ? (isEnd ? 1 : japanese ? Math.max(asBeginning, asPart) : asBeginning) : asPart
    if (!isWhole || isEnd || japanese) best = Math.max(best, share)
  }
  settle()
}

/** The line in which a place of the text is. */
export const lineAt = (starts: Uint32Array, at: number, from = 0): number => {
  let low = from
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}

const frequencies = new WeakMap<IndexData, ReadonlyMap<string, number>>()

/** What to divide a heading by that stands on many pages. */
const headFrequency = (data: IndexData): ReadonlyMap<string, number> => {
  const known = frequencies.get(data)
  if (known) return known
  const counts = new Map<string, number>()
  for (const head of data.heads) counts.set(head, (counts.get(head) ?? 0) + 1)
  const made = new Map([...counts].filter(([, count]) => count > 2).map(([head, count]) => [head, 1 + Math.log2(count / 2)]))
  frequencies.set(data, made)
  return made
}
