/** The results of a query from the source of this build, for the search page. */
import useBaseUrl from '@docusaurus/useBaseUrl'
import { searchFile } from '@site/src/search/data.ts'
import { useEffect, useState } from 'react'
import { askHosted } from './hosted-query.ts'
import { type HostedSource, useHostedSearch } from './hosted-search.ts'
import type { Result } from './search-result.tsx'

export type SearchState = { readonly status: 'idle' | 'loading' | 'done' | 'failed'; readonly results: readonly Result[]; readonly total: number }

const idle: SearchState = { status: 'idle', results: [], total: 0 }
const perPage = 20

export const useSearchResults = (query: string): { readonly state: SearchState; readonly showMore: () => void } => {
  const hosted = useHostedSearch()
  const index = useBaseUrl(searchFile)
  const [state, setState] = useState(idle)
  const [wanted, setWanted] = useState({ query, pages: 1 })
  const pages = wanted.query === query ? wanted.pages : 1

  useEffect(() => {
    if (query.trim() === '') {
      setState(idle)
      return undefined
    }
    let isCurrent = true
    const set = (next: (previous: SearchState) => SearchState) => {
      if (isCurrent) setState(next)
    }
    set(({ results, total }) => ({ status: 'loading', results, total }))
    const answer = hosted ? resultsOfService(hosted, query, pages) : resultsOfIndex(index, query, pages)
    answer.then(
      (found) => set(() => ({ status: 'done', ...found })),
      () => set(() => ({ status: 'failed', results: [], total: 0 })),
    )
    return () => {
      isCurrent = false
    }
  }, [query, pages, hosted, index])

  return { state, showMore: () => setWanted({ query, pages: pages + 1 }) }
}

type Found = { readonly results: readonly Result[]; readonly total: number }

/** The engine is a chunk of its own: the page is there before it. */
const resultsOfIndex = async (index: string, query: string, pages: number): Promise<Found> => {
  const [{ loadEngine }, { marked, snippet }] = await Promise.all([import('@site/src/search/engine.ts'), import('@site/src/search/mark.ts')])
  const matches = (await loadEngine(index)).search(query)
  const results = matches.slice(0, pages * perPage).map(({ section: { url, title, heading, group, text }, terms }) => ({
    url,
    title: marked(heading ? `${title} — ${heading}` : title, terms),
    group,
    summary: text ? snippet(text, terms, 20) : '',
  }))
  return { results, total: matches.length }
}

const resultsOfService = async ({ settings, searchParameters, urlOf }: HostedSource, query: string, pages: number): Promise<Found> => {
  const answers = await Promise.all(Array.from({ length: pages }, (_, page) => askHosted(settings, { query, page, ...searchParameters })))
  const results = answers.flatMap(({ hits }) =>
    hits.map(({ url, hierarchy, type, _highlightResult: { hierarchy: levels }, _snippetResult: summary }) => {
      const heading = type === 'content' || type === 'lvl0' || type === 'lvl1' ? undefined : levels[type].value
      return { url: urlOf(url), title: heading ? `${levels.lvl1.value} — ${heading}` : levels.lvl1.value, group: hierarchy.lvl0, summary: summary?.content?.value ?? '' }
    }),
  )
  return { results, total: answers[0]?.nbHits ?? 0 }
}
