/** The search over a language's index: a query in, hits out, best first. Must not know: the interface that shows them, or how files come. */
import type { IndexData } from './index-data.ts'
import { marked, plain, snippet } from './mark.ts'
import { createRanker, type Found as Ranked } from './rank.ts'
import type { Found, Hit, Question } from './source.ts'
import type { SectionTexts } from './section-texts.ts'

export type Engine = {
  readonly search: (question: Question) => Found
  /** The names of the parts of the site that have most pages. */
  readonly parts: readonly string[]
}

/** `base` is the address that the language's pages lie under; it ends with a slash. */
export const createEngine = (data: IndexData, base: string, texts: SectionTexts): Engine => {
  const ranker = createRanker(data)

  const hitOf = ({ section }: Ranked, words: readonly string[], summaryWords: number): Hit => {
    const page = data.pageOf[section] ?? 0
    const first = data.firstOf[page] ?? 0
    const title = data.heads[first] ?? ''
    const anchor = data.anchors[section] ?? ''
    const text = texts.get(section)
    return {
      url: `${base}${data.urls[page] ?? ''}${anchor ? `#${anchor}` : ''}`,
      isExternal: false,
      group: data.groups[data.groupOf[page] ?? 0] ?? '',
      page: title,
      title: marked(title, words),
      heading: section === first ? [] : marked(data.heads[section] ?? '', words),
      summary: text === undefined ? undefined : text === '' ? plain('') : snippet(text, words, summaryWords),
    }
  }

  const search = (question: Question): Found => {
    const { found, words } = ranker.rank(question.query)
    // Only what will be shown becomes hits.
    const chosen = chosenOf(data, found, question)
    const show = (): Found => ({ hits: chosen.map((entry) => hitOf(entry, words, question.summaryWords)), total: found.length })
    const missing = chosen.filter(({ section }) => texts.get(section) === undefined).map(({ section }) => section)
    return missing.length === 0 ? show() : { ...show(), later: texts.fetch(missing).then(show) }
  }
  return { search, parts: partsOf(data) }
}

/** The best, not more than so many of a group. */
const chosenOf = ({ pageOf, groupOf }: IndexData, found: readonly Ranked[], { count, perGroup }: Question): readonly Ranked[] => {
  const chosen: Ranked[] = []
  const inGroup = new Map<number, number>()
  for (const entry of found) {
    if (chosen.length === count) break
    const group = groupOf[pageOf[entry.section] ?? 0] ?? 0
    const before = inGroup.get(group) ?? 0
    if (before === perGroup) continue
    inGroup.set(group, before + 1)
    chosen.push(entry)
  }
  return chosen
}

const partsOf = ({ groups, groupOf }: IndexData): readonly string[] => {
  const counts = groups.map(() => 0)
  for (const group of groupOf) counts[group] = (counts[group] ?? 0) + 1
  const names = groups.map((name, group) => ({ name: name.split(' / ').at(-1) ?? name, count: counts[group] ?? 0 }))
  return [...new Set(names.toSorted((a, b) => b.count - a.count).map(({ name }) => name))].slice(0, 3)
}
