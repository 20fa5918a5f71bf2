/** The results of a query from the source of this build, for the search page. */
import useBaseUrl from '@docusaurus/useBaseUrl'
import { searchFile } from '@site/src/search/data.ts'
import { useEffect, useState } from 'react'
import { askHosted } from './hosted-query.ts'
import { type HostedSource, useHostedSearch } from './hosted-search.ts'
import type { Result } from './search-result.tsx'

type Found = { readonly results: readonly Result[]; readonly total: number }
export type SearchState = Found & { readonly status: 'idle' | 'loading' | 'done' | 'failed' }

const nothing: Found = { results: [], total: 0 }
const perPage = 20

export const useSearchResults = (query: string): { readonly state: SearchState; readonly showMore: () => void } => {
  const hosted = useHostedSearch()
  const index = useBaseUrl(searchFile)
  /** How many pages of results are wanted, and of which query: another one begins with one page again. */
  const [wanted, setWanted] = useState({ query, pages: 1 })
  const pages = wanted.query === query ? wanted.pages : 1
  /** The last answer, and what was asked. */
  const [answer, setAnswer] = useState({ query: '', pages: 0, status: 'idle' as SearchState['status'], ...nothing })

  useEffect(() => {
    if (query.trim() === '') return undefined
    let isCurrent = true
    const set = (status: SearchState['status'], found: Found) => {
      if (isCurrent) setAnswer({ query, pages, status, ...found })
    }
    const found = hosted ? resultsOfService(hosted, query, pages) : resultsOfIndex(index, query, pages)
    found.then(
      (results) => set('done', results),
      () => set('failed', nothing),
    )
    return () => {
      isCurrent = false
    }
  }, [query, pages, hosted, index])

  const isAnswered = answer.query === query && answer.pages === pages
  // The old results stay until the new ones come, so that the page does not jump at each letter.
  const state: SearchState = query.trim() === '' ? { status: 'idle', ...nothing } : isAnswered ? answer : { ...answer, status: 'loading' }
  return { state, showMore: () => setWanted({ query, pages: pages + 1 }) }
}

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
      // A hit without text has no snippet.
      const text = (summary as Partial<typeof summary> | undefined)?.content?.value ?? ''
      return { url: urlOf(url), title: heading ? `${levels.lvl1.value} — ${heading}` : levels.lvl1.value, group: hierarchy.lvl0, summary: text }
    }),
  )
  return { results, total: answers[0]?.nbHits ?? 0 }
}
