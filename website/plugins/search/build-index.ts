/** Makes a language's index from its pages. Knows the dictionary that cuts Japanese; the words of Latin scripts are src/search/token.ts's. */
import MiniSearch from 'minisearch'
import { indexOptions, type PageEntry, type SearchData, type SearchDocument, type SectionEntry } from '../../src/search/data.ts'
import { words } from '../../src/search/token.ts'
import type { CollectedPage } from './collect.ts'

export type IndexedPage = CollectedPage & { readonly url: string; readonly group: string }

export const buildIndex = (found: readonly IndexedPage[], locale: string): SearchData => {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const cut = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const groups = [...new Set(found.map(({ group }) => group))]
  const pages: PageEntry[] = []
  const sections: SectionEntry[] = []
  const documents: { [field in keyof SearchDocument]: field extends 'id' ? number : readonly string[] }[] = []
  for (const page of found) {
    for (const [position, { anchor, heading, text }] of page.sections.entries()) {
      // The page's own words count where the page begins, not again at each of its headings.
      const isFirst = position === 0
      documents.push({
        id: sections.length,
        title: isFirst ? words(page.title, cut) : [],
        keywords: isFirst ? words(page.keywords, cut) : [],
        group: isFirst ? words(page.group, cut) : [],
        page: isFirst ? [] : words(page.title, cut),
        heading: words(heading, cut),
        text: words(text, cut),
      })
      sections.push([pages.length, anchor, heading, text])
    }
    pages.push([page.url, page.title, groups.indexOf(page.group)])
  }

  const within = wordsWithin(new Set(documents.flatMap(({ title, heading, keywords, text }) => [...title, ...heading, ...keywords, ...text])))
  const joined = (list: readonly string[]): string => list.flatMap((word) => [word, ...(within.get(word) ?? [])]).join(' ')
  const index = new MiniSearch<SearchDocument>(indexOptions)
  index.addAll(
    documents.map(({ id, title, keywords, group, page, heading, text }) => ({
      id,
      title: joined(title),
      keywords: joined(keywords),
      group: joined(group),
      page: joined(page),
      heading: joined(heading),
      text: joined(text),
    })),
  )
  return { groups, pages, sections, index: index.toJSON() }
}

/** The known words inside longer Japanese ones: a dictionary may take a compound for one word, and a reader asks for its end. */
const wordsWithin = (vocabulary: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const result = new Map<string, readonly string[]>()
  for (const word of vocabulary) {
    if (word.length < 4 || /^[\p{Script=Latin}\p{N}]/u.test(word)) continue
    const inside = new Set<string>()
    for (let start = 1; start < word.length - 1; start++) {
      for (let end = start + 2; end <= word.length; end++) {
        const part = word.slice(start, end)
        if (vocabulary.has(part)) inside.add(part)
      }
    }
    if (inside.size > 0) result.set(word, [...inside])
  }
  return result
}
