/**
 * Which pages answer a query, best first, and which of their sections. Exact words and beginnings come first, and what was typed as it
 * sounds (hear.ts); only words that nothing has are taken for typing errors; and when no section and no page has all words, those count
 * that have most of them.
 */
import type { IndexData, Lines } from './index-data.ts'
import { squeeze, withLongVowels } from './fold.ts'
import { createHearing } from './hear.ts'
import { nearWords } from './near-words.ts'
import { addFit, emptyFit, firstAtOrAfter, type Fit, lineAt } from './score.ts'
import { isJapanese, queryWords } from './token.ts'

export type FoundSection = { readonly section: number; readonly score: number }
export type FoundPage = {
  readonly page: number
  readonly score: number
  /** The section that answers best: the first one of a page is the page itself. */
  readonly best: number
  /** Other sections than the first that are worth a row of their own, best first. */
  readonly sections: readonly FoundSection[]
  /** All words are on the page, but no section has all of them. */
  readonly isScattered?: true
}
/** What was found, and the words to be marked in it. */
export type Ranking = { readonly found: readonly FoundPage[]; readonly words: readonly string[] }

/** What a name counts that is the whole query, or begins with it; their order is what counts. */
const wholeQuery = { title: 1000, titleBeginning: 400, heading: 300, keyword: 200, headingBeginning: 120, keywordBeginning: 40 } as const
/** What another name counts more that is the name of a part of the site: it stands for its subject. */
const ofPart = 12
const perMistake = 0.3
const nearLimit = 6
/** So few pages with all words are followed by those that have most of them, unless a name says what was typed. */
const fewPages = 5
/** What a section counts, a word, whose name has it. Of those where it is only mentioned few are worth a row, and none beside a much better one. */
const ofName = 12
const mostMentions = 2

export type Ranker = { readonly rank: (query: string) => Ranking }

export const createRanker = (data: IndexData): Ranker => {
  const known = new Map<string, boolean>()
  const isKnown = (word: string): boolean => {
    const before = known.get(word)
    if (before !== undefined) return before
    const is =
      (data.terms[firstAtOrAfter(data.terms, word)] ?? '').startsWith(word) ||
      data.headText.text.includes(word) ||
      data.keywordText.text.includes(word) ||
      data.keywordNames.text.includes(word)
    if (known.size > 5000) known.clear()
    known.set(word, is)
    return is
  }
  const isWritten = (word: string): boolean => data.headNames.text.includes(word) || data.keywordNames.text.includes(word)
  const hearing = createHearing(data, isWritten)
  /** Words of names and texts, for typing errors: made when the first one is typed. */
  let vocabulary: readonly string[] | undefined

  const look = (query: string): Look => {
    const words = queryWords(query, isKnown)
    const fits = words.map((word) => {
      const fit = emptyFit(data)
      addFit(data, fit, word)
      return fit
    })
    addJoined(data, words, fits)
    const bonuses = bonusesOf(data, squeeze(query))
    return { words, fits, bonuses, found: words.length > 0 ? combine(data, fits, bonuses, 'all') : [] }
  }

  const rank = (typed: string): Ranking => {
    const query = withLongVowels(typed)
    const { words, fits, bonuses, found } = look(query)
    if (words.length === 0) return { found, words }
    const heard = hearing.hear(query, (word) => fits[words.indexOf(word)]?.count === 0).map(({ query: other, part }) => ({ ...look(other), part }))
    const exact = merged([{ found, part: 1 }, ...heard])
    if (exact.length > 0)
      return { found: filledUp(exact, words.length, () => combine(data, fits, bonuses, 'some')), words: [...words, ...heard.flatMap((other) => other.words)] }
    const apart = words.map((word, i) => (fits[i]?.count === 0 ? inTwo(data, word) : word))
    if (apart.some((word, i) => word !== words[i])) return rank(apart.join(' '))

    vocabulary ??= vocabularyOf(data)
    const meant = [...words]
    for (const onlyUnknown of [true, false]) {
      for (const [i, word] of words.entries()) {
        const fit = fits[i]
        if (!fit || fit.count > 0 === onlyUnknown) continue
        for (const near of nearWords(word, vocabulary, nearLimit)) {
          const part = perMistake ** near.mistakes
          addFit(data, fit, near.word, { part, isWhole: near.word.length < word.length + 2 })
          for (const [section, bonus] of bonusesOf(data, words.with(i, near.word).join('')))
            bonuses.set(section, Math.max(bonuses.get(section) ?? 0, bonus * part))
          meant.push(near.word)
        }
      }
      const forgiven = combine(data, fits, bonuses, 'all')
      if (forgiven.length > 0) return { found: forgiven, words: meant }
    }
    return { found: words.length > 1 ? combine(data, fits, bonuses, 'most') : [], words: meant }
  }
  return { rank }
}

type Look = { readonly words: readonly string[]; readonly fits: readonly Fit[]; readonly bonuses: Map<number, number>; readonly found: readonly FoundPage[] }

/** Few pages with all words, none of which is named so, and among them those that have some; a section that has all words counts twice. */
const filledUp = (exact: readonly FoundPage[], wordCount: number, some: () => readonly FoundPage[]): readonly FoundPage[] => {
  if (wordCount === 1 || exact.length >= fewPages || (exact[0]?.score ?? 0) >= wholeQuery.headingBeginning) return exact
  const pages = new Set(exact.map(({ page }) => page))
  const worth = ({ score, isScattered }: FoundPage): number => (isScattered ? score : 2 * score)
  const solid = exact.map((entry) => ({ ...entry, score: worth(entry) }))
  return [...solid, ...some().filter(({ page }) => !pages.has(page))].toSorted((a, b) => b.score - a.score)
}

/** A word that is nowhere, as two that are in names: circlesdf is circle and sdf. */
const inTwo = ({ headText: { text } }: IndexData, word: string): string => {
  if (isJapanese(word)) return word
  for (let end = word.length - 3; end >= 3; end--)
    if (text.includes(` ${word.slice(0, end)} `) && text.includes(` ${word.slice(end)} `)) return `${word.slice(0, end)} ${word.slice(end)}`
  return word
}

/** Each page as the reading finds it that fits it best. */
const merged = (readings: readonly { readonly found: readonly FoundPage[]; readonly part: number }[]): readonly FoundPage[] => {
  const [only, ...others] = readings.filter(({ found }) => found.length > 0)
  if (only && others.length === 0) return only.found
  const pages = new Map<number, FoundPage>()
  for (const { found, part } of readings)
    for (const entry of found) {
      const score = entry.score * part
      if (score > (pages.get(entry.page)?.score ?? 0)) pages.set(entry.page, { ...entry, score })
    }
  return [...pages.values()].toSorted((a, b) => b.score - a.score || a.page - b.page)
}

/** Two words that stand apart in a query may be one in a name: smooth step. */
const addJoined = (data: IndexData, words: readonly string[], fits: readonly Fit[]): void => {
  for (let i = 0; i + 1 < words.length; i++) {
    const [first = '', second = ''] = words.slice(i, i + 2)
    if (isJapanese(first + second)) continue
    for (const fit of fits.slice(i, i + 2)) addFit(data, fit, first + second)
  }
}

/** What sections gain whose name or other name is the whole query. */
const bonusesOf = (data: IndexData, name: string): Map<number, number> => {
  const bonuses = new Map<number, number>()
  if (name.length === 0) return bonuses
  const give = (lines: Lines, whole: (section: number, at: number) => number, beginning: (section: number) => number): void => {
    const wanted = `|${name}`
    for (let at = lines.text.indexOf(wanted); at >= 0; at = lines.text.indexOf(wanted, at + wanted.length)) {
      const section = lineAt(lines.starts, at)
      const isWhole = lines.text[at + wanted.length] === '|'
      // One letter begins half of all names.
      const bonus = isWhole ? whole(section, at) : name.length > 1 ? beginning(section) : 0
      bonuses.set(section, Math.max(bonuses.get(section) ?? 0, bonus))
    }
  }
  const isTitle = (section: number): boolean => data.firstOf[data.pageOf[section] ?? 0] === section
  const isPart = (section: number): boolean => isTitle(section) && data.urls[data.pageOf[section] ?? 0]?.endsWith('/') === true
  give(
    data.headNames,
    (section) => (isTitle(section) ? wholeQuery.title : wholeQuery.heading),
    (section) => (isTitle(section) ? wholeQuery.titleBeginning - (data.heads[section] ?? '').length : wholeQuery.headingBeginning),
  )
  give(
    data.keywordNames,
    // A page's other names stand in the order in which they come to mind. And the shorter a name, the less else it means.
    (section, at) =>
      wholeQuery.keyword +
      (isPart(section) ? ofPart : -2 * Math.min(20, namesBefore(data.keywordNames, section, at))) -
      Math.min(50, (data.heads[section] ?? '').length) / 10,
    (section) => wholeQuery.keywordBeginning + (isPart(section) ? ofPart : 0),
  )
  return bonuses
}

/** How many names of its line stand before this one. */
const namesBefore = ({ text, starts }: Lines, section: number, at: number): number => {
  let count = 0
  for (let i = starts[section] ?? 0; i < at; i++) if (text.charCodeAt(i) === 124) count += 1
  return count
}

/**
 * Pages by the words that they have. `all`: a section has all of them, with the page's name, or the page has. `most`: the most that any
 * section has, at least half. `some`: at least half, and the fewer, the less they count.
 */
const combine = (data: IndexData, fits: readonly Fit[], bonuses: ReadonlyMap<number, number>, which: 'all' | 'most' | 'some'): readonly FoundPage[] => {
  const needed = which === 'all' ? fits.length : Math.ceil(fits.length / 2)
  const allBits = 2 ** fits.length - 1
  const pages: FoundPage[] = []
  let most = needed
  for (let page = 0; page < data.urls.length; page++) {
    const first = data.firstOf[page] ?? 0
    const end = data.firstOf[page + 1] ?? 0
    let onPage = 0
    for (const [i, fit] of fits.entries()) if (fit.pages[page]) onPage |= 1 << i
    const found: FoundSection[] = []
    let together = onPage
    let count = 0
    for (let section = first; section < end; section++) {
      let own = 0
      let score = 0
      for (const [i, fit] of fits.entries()) {
        const value = fit.sections[section] ?? 0
        if (value > 0) {
          own |= 1 << i
          score += value
          // What the page's name says, its sections need not say again.
        } else if ((onPage & (1 << i)) > 0) score += (fit.sections[first] ?? 0) / 4
      }
      const bonus = bonuses.get(section) ?? 0
      if (own === 0 && bonus === 0) continue
      together |= own
      const has = bonus >= wholeQuery.headingBeginning ? fits.length : bitCount(own | onPage)
      if (has < needed) continue
      count = Math.max(count, has)
      // With a word missing, a section that has one more word is always the better answer.
      found.push({ section, score: which === 'most' ? score + bonus + 100 * has : ((score + bonus) * has) / fits.length })
    }
    const isScattered = found.length === 0 && which === 'all' && together === allBits
    if (isScattered) found.push({ section: first, score: 0.5 * sumOfBest(fits, first, end) })
    found.sort((a, b) => b.score - a.score || a.section - b.section)
    const [best] = found
    if (!best) continue
    most = Math.max(most, count)
    const sections = found
      .filter(({ section }) => section !== first)
      .filter(({ score }, place) => score >= ofName * fits.length || (place < mostMentions && score >= best.score / 2))
    pages.push({ page, score: best.score, best: best.section, sections, ...(isScattered ? { isScattered } : {}) })
  }
  const floor = which === 'most' ? 100 * most : 0
  return pages
    .filter(({ score }) => score >= floor)
    .map((entry) => (floor > 0 ? { ...entry, sections: entry.sections.filter(({ score }) => score >= floor) } : entry))
    .toSorted((a, b) => b.score - a.score)
}

/** How well the sections from one to before another fit, each word by the best of them. */
const sumOfBest = (fits: readonly Fit[], from: number, to: number): number =>
  fits.reduce((sum, { sections }) => sum + sections.subarray(from, to).reduce((best, value) => Math.max(best, value), 0), 0)

const bitCount = (bits: number): number => {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count += 1
  return count
}

const vocabularyOf = ({ terms, headText, keywordText }: IndexData): readonly string[] => {
  const names = `${headText.text} ${keywordText.text}`.split(/[\s|]+/)
  return [...new Set([...names, ...terms])].filter((word) => word.length > 2).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}
