/** The index built with the site, in the shape of the client that the DocSearch interface asks. */
import type { DocSearchTransformClient } from '@docsearch/react'
import { loadEngine } from './engine.ts'
import { type Hit, hitsOf } from './hit.ts'

type Request = { readonly query?: string; readonly hitsPerPage?: number; readonly attributesToSnippet?: readonly string[] }

/** `address` is where the index of the page's language lies. */
export const embeddedClient = (address: string): DocSearchTransformClient => {
  const answer = async ({ query = '', hitsPerPage = 20, attributesToSnippet = [] }: Request) => {
    const engine = await loadEngine(address).catch((cause: unknown) => {
      // The interface shows its error screen for an error of this name, and only for this.
      throw Object.assign(new Error('The search index could not be loaded.', { cause }), { name: 'RetryError' })
    })
    const words = Number(attributesToSnippet.find((item) => item.startsWith('content:'))?.split(':')[1] ?? 10)
    const matches = engine.search(query)
    const hits: readonly Hit[] = hitsOf(matches, engine, words)
    return { query, hits: hits.slice(0, hitsPerPage), nbHits: hits.length, page: 0, hitsPerPage, nbPages: 1, params: '' }
  }
  const client = {
    search: async ({ requests }: { readonly requests: readonly Request[] }) => ({ results: await Promise.all(requests.map(answer)) }),
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: 'docsearch.js (embedded)', add: () => client.transporter.algoliaAgent } },
  }
  // The interface only calls `search`, with one request, and reads hits, nbHits and query of its result.
  return client as unknown as DocSearchTransformClient
}
