/** One question to the hosted service, for the search page: a POST to its multi-index query path with the public key. */
import type { DocSearchHit } from '@docsearch/react'
import type { HostedSearch } from '@site/site.config.ts'

export type HostedAnswer = { readonly hits: readonly DocSearchHit[]; readonly nbHits: number; readonly nbPages: number }

export const hostedHost = (appId: string): string => `https://${appId}-dsn.algolia.net`

export const askHosted = async (
  { appId, apiKey, indexName }: HostedSearch,
  question: { readonly query: string; readonly page: number; readonly facetFilters: readonly (string | readonly string[])[] },
): Promise<HostedAnswer> => {
  const request = { indexName, hitsPerPage: 20, highlightPreTag: '<mark>', highlightPostTag: '</mark>', attributesToSnippet: ['content:20'], ...question }
  const response = await fetch(`${hostedHost(appId)}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [request] }),
  })
  if (!response.ok) throw new Error(`The search service answered ${response.status}.`)
  // The service's documented answer.
  const { results } = (await response.json()) as { readonly results: readonly HostedAnswer[] }
  const [result] = results
  if (!result) throw new Error('The search service answered without a result.')
  return result
}
