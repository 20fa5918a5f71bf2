/**
 * The search over a language's index: words in, sections out, best first. Loads its index once.
 * Must not know: the interface that shows the results.
 */
import MiniSearch from 'minisearch'
import { indexOptions, type SearchData, type SearchDocument } from './data.ts'
import { queryWords, type Vocabulary } from './token.ts'

export type Section = {
  readonly id: number
  readonly url: string
  readonly group: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** The words of the index that matched, for marking them. */
export type Match = { readonly section: Section; readonly terms: readonly string[] }

export type Engine = { readonly search: (query: string) => readonly Match[]; readonly pageOf: (section: Section) => Section }

const engines = new Map<string, Promise<Engine>>()

/** The engine over the index at an address. A failed load is tried again the next time. */
export const loadEngine = (address: string): Promise<Engine> => {
  const known = engines.get(address)
  if (known) return known
  const made = fetchData(address).then(createEngine)
  made.catch(() => engines.delete(address))
  engines.set(address, made)
  return made
}

const fetchData = async (address: string): Promise<SearchData> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The search index ${address} could not be loaded: the server answered ${response.status}.`)
  // Written by plugins/search in the same build.
  return (await response.json()) as SearchData
}

export const createEngine = (data: SearchData): Engine => {
  const index = MiniSearch.loadJS<SearchDocument>(data.index, indexOptions)
  const vocabulary = vocabularyOf(data)
  const sections = data.sections.map(([page, anchor, heading, text], id): Section => {
    const [url, title, group] = data.pages[page] ?? ['', '', 0]
    return { id, url: anchor ? `${url}#${anchor}` : url, group: data.groups[group] ?? '', title, heading, text }
  })
  const firstOfPage = new Map(data.sections.map(([page], id) => [page, id] as const).toReversed())
  const sectionAt = (id: number): Section => {
    const section = sections[id]
    if (!section) throw new Error(`The search index names section ${id}, but has only ${sections.length}. Build the site again.`)
    return section
  }

  const search = (query: string): readonly Match[] => {
    const wanted = queryWords(query, vocabulary).join(' ')
    if (!wanted) return []
    const exact = index.search(wanted, { combineWith: 'AND', prefix: true })
    // Only when the words as typed find nothing: a near word in a title must not stand before the exact one in a text.
    const found = exact.length > 0 ? exact : index.search(wanted, { combineWith: 'AND', prefix: true, fuzzy: (term) => (term.length > 3 ? 0.25 : false) })
    return found
      .filter(({ match }) => Object.values(match).some((fields) => fields.some((field) => field !== 'page')))
      .map(({ id, terms }) => ({ section: sectionAt(Number(id)), terms }))
  }

  const pageOf = ({ id }: Section): Section => sectionAt(firstOfPage.get(data.sections[id]?.[0] ?? 0) ?? id)
  return { search, pageOf }
}

/** The words of the index, sorted, so that a beginning is found by halving. */
const vocabularyOf = ({ index }: SearchData): Vocabulary => {
  const terms = index.index.map(([term]) => term).toSorted()
  const known = new Set(terms)
  return {
    has: (word) => known.has(word),
    hasPrefix: (start) => {
      let low = 0
      let high = terms.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((terms[middle] ?? '') < start) low = middle + 1
        else high = middle
      }
      return terms[low]?.startsWith(start) ?? false
    },
  }
}
