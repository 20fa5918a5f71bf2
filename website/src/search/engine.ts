/** The search over a language's index: a query in, hits out, best first. Must not know: the interface that shows them, or how files come. */
import type { IndexData } from './index-data.ts'
import { marked, plain, snippet } from './mark.ts'
import { createRanker, type FoundPage } from './rank.ts'
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

  const hitOf = ({ page, best, sections }: Chosen, words: readonly string[], summaryWords: number): Hit => {
    const first = data.firstOf[page] ?? 0
    const title = data.heads[first] ?? ''
    const url = `${base}${data.urls[page] ?? ''}`
    const summaryOf = (section: number): Hit['summary'] => {
      const text = texts.get(section)
      return text === undefined ? undefined : text === '' ? plain('') : snippet(text, words, summaryWords)
    }
    return {
      url,
      isExternal: false,
      group: data.groups[data.groupOf[page] ?? 0] ?? '',
      page: title,
      title: marked(title, words),
      summary: summaryOf(first),
      sections: sections.map((section) => ({
        url: `${url}#${data.anchors[section] ?? ''}`,
        heading: marked(data.heads[section] ?? '', words),
        summary: summaryOf(section),
      })),
      isInSection: best !== first && best === sections[0],
    }
  }

  const search = (question: Question): Found => {
    const { found, words } = ranker.rank(question.query)
    // Only what will be shown becomes hits.
    const chosen = chosenOf(data, found, question)
    const show = (): Found => ({
      hits: chosen.map((entry) => hitOf(entry, words, question.summaryWords)),
      total: found.length,
      hasMore: chosen.length < found.length,
    })
    const shown = chosen.flatMap(({ page, sections }) => [data.firstOf[page] ?? 0, ...sections])
    const missing = shown.filter((section) => texts.get(section) === undefined)
    return missing.length === 0 ? show() : { ...show(), later: texts.fetch(missing).then(show) }
  }
  return { search, parts: partsOf(data) }
}

type Chosen = { readonly page: number; readonly best: number; readonly sections: readonly number[] }

/** The best, not more than so many of a group, in not more than so many rows. */
const chosenOf = ({ groupOf }: IndexData, found: readonly FoundPage[], { count, perGroup, perPage, rows }: Question): readonly Chosen[] => {
  const chosen: Chosen[] = []
  const inGroup = new Map<number, number>()
  let left = rows
  for (const { page, best, sections } of found) {
    if (chosen.length === count || left === 0) break
    const group = groupOf[page] ?? 0
    const before = inGroup.get(group) ?? 0
    if (before === perGroup) continue
    inGroup.set(group, before + 1)
    const shown = sections.slice(0, Math.min(perPage, left - 1)).map(({ section }) => section)
    chosen.push({ page, best, sections: shown })
    left -= 1 + shown.length
  }
  return chosen
}

const partsOf = ({ groups, groupOf }: IndexData): readonly string[] => {
  const counts = groups.map(() => 0)
  for (const group of groupOf) counts[group] = (counts[group] ?? 0) + 1
  const names = groups.map((name, group) => ({ name: name.split(' / ').at(-1) ?? name, count: counts[group] ?? 0 }))
  return [...new Set(names.toSorted((a, b) => b.count - a.count).map(({ name }) => name))].slice(0, 3)
}
