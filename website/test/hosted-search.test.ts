/** What is asked of the hosted search service, and what becomes of its answers. No service is asked here. */
import { afterEach, expect, test, vi } from 'vitest'
import { askHosted, hostedHost } from '../src/components/search/hosted-query.ts'
import { withLastingErrors } from '../src/search/lasting-error.ts'

afterEach(() => vi.unstubAllGlobals())

const settings = { appId: 'APP', apiKey: 'public', indexName: 'docs' }
const question = { query: 'noise', page: 1, facetFilters: ['language:ja', ['docusaurus_tag:default', 'docusaurus_tag:docs-api-current']] }
const answers = (body: unknown, status = 200) => {
  const ask = vi.fn<(url: string, init: { readonly method: string; readonly headers: Record<string, string>; readonly body: string }) => Promise<Response>>(
    () => Promise.resolve(Response.json(body, { status })),
  )
  vi.stubGlobal('fetch', ask)
  return ask
}

test('a query is a POST to the multi-index path of the application’s host, with its id and its public key', async () => {
  const result = { hits: [], nbHits: 0, nbPages: 0 }
  const ask = answers({ results: [result] })
  expect(await askHosted(settings, question)).toEqual(result)
  const [url, init] = ask.mock.calls[0] ?? []
  expect(url).toBe('https://APP-dsn.algolia.net/1/indexes/*/queries')
  expect(url?.startsWith(hostedHost('APP'))).toBe(true)
  expect(init).toMatchObject({ method: 'POST', headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public' } })
  expect(JSON.parse(init?.body ?? '')).toEqual({ requests: [expect.objectContaining({ indexName: 'docs', hitsPerPage: 20, ...question })] })
})

test('an answer that is none says so', async () => {
  answers({}, 403)
  await expect(askHosted(settings, question)).rejects.toThrow('The search service answered 403.')
  answers({ results: [] })
  await expect(askHosted(settings, question)).rejects.toThrow('without a result')
})

test('a failed search is reported to the box once, and never ends', async () => {
  const failure = Object.assign(new Error('down'), { name: 'RetryError' })
  const client = withLastingErrors({
    search: () => Promise.reject(failure),
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: '', add: () => ({ value: '', add: vi.fn<() => never>() }) } },
  })
  const reported: unknown[] = []
  let hasEnded = false
  client
    .search({ requests: [] })
    .catch((error: unknown) => {
      reported.push(error)
      throw error
    })
    .finally(() => {
      hasEnded = true
    })
    .catch(() => undefined)
  await vi.waitFor(() => expect(reported).toEqual([failure]), 2000)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(hasEnded).toBe(false)
})
