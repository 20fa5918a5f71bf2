/** Where the search page is, and how its address says what is searched for and how far the reader has gone. Addresses come from anyone. */
import useBaseUrl from '@docusaurus/useBaseUrl'
import { useCallback } from 'react'

/** What the fields take; a longer query in an address is cut to it. */
export const longestQuery = 64

export const useSearchPageAddress = (): ((query: string, pages?: number) => string) => {
  const base = useBaseUrl('/search')
  return useCallback(
    (query, pages = 1) => {
      const parameters = new URLSearchParams({ ...(query ? { q: query } : {}), ...(pages > 1 ? { page: String(pages) } : {}) }).toString()
      return parameters ? `${base}?${parameters}` : base
    },
    [base],
  )
}

export const readSearchAddress = (search: string): { readonly query: string; readonly pages: number } => {
  const parameters = new URLSearchParams(search)
  const pages = Number(parameters.get('page') ?? 1)
  return { query: (parameters.get('q') ?? '').slice(0, longestQuery), pages: Number.isInteger(pages) && pages >= 1 && pages <= 100 ? pages : 1 }
}
