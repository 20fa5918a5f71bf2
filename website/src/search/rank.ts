/**
 * Which sections answer a query, best first, page by page. Exact words and beginnings come first; only words that nothing has are taken
 * for typing errors; and when no section and no page has all words, those count that have most of them.
 */
import type { IndexData, Lines } from './index-data.ts'
import { nearWords } from './near-words.ts'
import { addFit, emptyFit, firstAtOrAfter, type Fit, lineAt } from './score.ts'
import { isJapanese, queryWords } from './token.ts'
import { squeeze, withLongVowels } from './fold.ts'

export type Found = { readonly section: number; readonly score: number }
/** What was found, and the words to be marked in it. */
export type Ranking = { readonly found: readonly Found[]; readonly words: readonly string[] }

/** What a name counts that is the whole query, or begins with it; their order is what counts. */
const wholeQuery = { title: 1000, titleBeginning: 400, heading: 300, keyword: 200, headingBeginning: 120, keywordBeginning: 40 } as const
const perMistake = 0.3
const nearLimit = 6

export type Ranker = { readonly rank: (query: string) => Ranking }

export const createRanker = (data: IndexData): Ranker => {
  const known = new Map<string, boolean>()
  const isKnown = (word: string): boolean => {
    const before = known.get(word)
    if (before !== undefined) return before
    const is =
      (data.terms[firstAtOrAfter(data.terms, word)] ?? '').startsWith(word) || data.headText.text.includes(word) || data.keywordText.text.includes(word)
    if (known.size > 5000) known.clear()
    known.set(word, is)
    return is
  }
  /** Words of names and texts, for typing errors: made when the first one is typed. */
  let vocabulary: readonly string[] | undefined

  const rank = (typed: string): Ranking => {
    const query = withLongVowels(typed)
    const words = queryWords(query, isKnown)
    if (words.length === 0) return { found: [], words: [] }
    const fits = words.map((word) => {
      const fit = emptyFit(data)
      addFit(data, fit, word)
      return fit
    })
    addJoined(data, words, fits)
    const name = squeeze(query)
    const bonuses = bonusesOf(data, name)
    const exact = combine(data, fits, bonuses, 1)
    if (exact.length > 0) return { found: exact, words }

    vocabulary ??= vocabularyOf(data)
    const meant = [...words]
    for (const onlyUnknown of [true, false]) {
      for (const [i, word] of words.entries()) {
        const fit = fits[i]
        if (!fit || fit.count > 0 === onlyUnknown) continue
        for (const near of nearWords(word, vocabulary, nearLimit)) {
          addFit(data, fit, near.word, { part: perMistake ** near.mistakes, isWhole: near.word.length < word.length + 2 })
          meant.push(near.word)
        }
      }
      const forgiven = combine(data, fits, bonuses, 1)
      if (forgiven.length > 0) return { found: forgiven, words: meant }
    }
    return { found: words.length > 1 ? combine(data, fits, bonuses, 0.5) : [], words: meant }
  }
  return { rank }
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
const bonusesOf = (data: IndexData, name: string): ReadonlyMap<number, number> => {
  const bonuses = new Map<number, number>()
  if (name.length === 0) return bonuses
  const give = (lines: Lines, whole: (section: number) => number, beginning: (section: number) => number): void => {
    const wanted = `|${name}`
    for (let at = lines.text.indexOf(wanted); at >= 0; at = lines.text.indexOf(wanted, at + wanted.length)) {
      const section = lineAt(lines.starts, at)
      const isWhole = lines.text[at + wanted.length] === '|'
      // One letter begins half of all names.
      const bonus = isWhole ? whole(section) : name.length > 1 ? beginning(section) : 0
      bonuses.set(section, Math.max(bonuses.get(section) ?? 0, bonus))
    }
  }
  const isTitle = (section: number): boolean => data.firstOf[data.pageOf[section] ?? 0] === section
  give(
    data.headNames,
    (section) => (isTitle(section) ? wholeQuery.title : wholeQuery.heading),
    (section) => (isTitle(section) ? wholeQuery.titleBeginning - (data.heads[section] ?? '').length : wholeQuery.headingBeginning),
  )
  give(
    data.keywordNames,
    // The shorter a name, the less else it means.
    (section) => wholeQuery.keyword - Math.min(50, (data.heads[section] ?? '').length),
    () => wholeQuery.keywordBeginning,
  )
  return bonuses
}

/** The sections that have at least this share of the words, and pages whose sections have all of them together. */
const combine = (data: IndexData, fits: readonly Fit[], bonuses: ReadonlyMap<number, number>, share: number): readonly Found[] => {
  const needed = Math.max(1, Math.ceil(fits.length * share))
  const allBits = 2 ** fits.length - 1
  const pages: { readonly best: number; readonly found: readonly Found[] }[] = []
  let most = needed
  for (let page = 0; page < data.urls.length; page++) {
    const first = data.firstOf[page] ?? 0
    const end = data.firstOf[page + 1] ?? 0
    let onPage = 0
    for (const [i, fit] of fits.entries()) if (fit.pages[page]) onPage |= 1 << i
    const found: Found[] = []
    let together = onPage
    let count = 0
    let sum = 0
    for (let section = first; section < end; section++) {
      let own = 0
      let score = 0
      for (const [i, fit] of fits.entries()) {
        const value = fit.sections[section] ?? 0
        if (value > 0) {
          own |= 1 << i
          score += value
        }
      }
      const bonus = bonuses.get(section) ?? 0
      if (own === 0 && bonus === 0) continue
      together |= own
      sum = Math.max(sum, score)
      const has = bonus > wholeQuery.headingBeginning - 1 ? fits.length : bitCount(own | onPage)
      if (has < needed) continue
      count = Math.max(count, has)
      // With a word missing, a section that has one more word is always the better answer.
      found.push({ section, score: score + bonus + (share < 1 ? 100 * has : 0) })
    }
    if (found.length === 0 && share === 1 && together === allBits) found.push({ section: first, score: sum * 0.5 })
    if (found.length === 0) continue
    found.sort((a, b) => b.score - a.score || a.section - b.section)
    if (share < 1) most = Math.max(most, count)
    pages.push({ best: found[0]?.score ?? 0, found })
  }
  const floor = share < 1 ? 100 * most : 0
  return pages
    .filter(({ best }) => best >= floor)
    .toSorted((a, b) => b.best - a.best)
    .flatMap(({ found }) => (floor > 0 ? found.filter(({ score }) => score >= floor) : found))
}

const bitCount = (bits: number): number => {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count += 1
  return count
}

const vocabularyOf = ({ terms, headText, keywordText }: IndexData): readonly string[] => {
  const names = `${headText.text} ${keywordText.text}`.split(/[\s|]+/)
  return [...new Set([...names, ...terms])].filter((word) => word.length > 2).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}
