/** The hosted search: what is asked of the service and what becomes of its answers, by a service on this machine. Needs no built site. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type HostedOptions, hostedSource } from '../../src/search/hosted-source.ts'
import { resultAddress } from '../../src/search/result-path.ts'
import type { Found, Question } from '../../src/search/source.ts'
import { answerWith, type Service, startService } from '../hosted/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.asked.length = 0
})

const facetFilters = ['language:ja', ['docusaurus_tag:default', 'docusaurus_tag:docs-api-current']]
const sourceOf = (options: Partial<HostedOptions> = {}) =>
  hostedSource({
    settings: { appId: 'APP', apiKey: 'public', indexName: 'docs', host: service.host, externalUrl: undefined },
    facetFilters,
    addressOf: (url) => ({ url: new URL(url).pathname + new URL(url).hash, isExternal: false }),
    ...options,
  })
const ask = async (question: Partial<Question> = {}): Promise<Found> =>
  sourceOf().search({ query: 'noise', count: 20, perGroup: 5, perPage: 3, rows: 20, summaryWords: 10, ...question })

test('a query is a POST to the multi-index path, with the application’s id, its public key, and filters for language and section', async () => {
  service.answer = answerWith([])
  await ask()
  const [asked] = service.asked
  expect(asked?.path).toBe('/1/indexes/*/queries')
  expect(asked?.headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public' })
  expect(asked?.requests).toEqual([
    expect.objectContaining({ indexName: 'docs', query: 'noise', page: 0, hitsPerPage: 20, facetFilters, attributesToSnippet: ['content:10'] }),
  ])
})

test('more than twenty hits are asked for in one POST, twenty a page', async () => {
  service.answer = answerWith([], 50)
  await ask({ count: 60 })
  expect(service.asked).toHaveLength(1)
  expect(service.asked[0]?.requests.map(({ page }) => page)).toEqual([0, 1, 2])
})

test('hits have their marks, their section and their text, and no HTML of the service’s', async () => {
  service.answer = answerWith(
    [{ url: 'https://kirari.example/docs/noise#cells', page: 'All about noise', heading: 'Cells & <b>', content: 'Some noise here.' }],
    31,
  )
  const { hits, total } = await ask()
  expect(total).toBe(31)
  expect(hits[0]).toEqual({
    url: '/docs/noise',
    isExternal: false,
    group: 'Docs',
    page: 'All about noise',
    title: [
      { text: 'All about ', isMarked: false },
      { text: 'noise', isMarked: true },
    ],
    summary: [],
    sections: [
      {
        url: '/docs/noise#cells',
        heading: [{ text: 'Cells & <b>', isMarked: false }],
        summary: [
          { text: 'Some ', isMarked: false },
          { text: 'noise', isMarked: true },
          { text: ' here.', isMarked: false },
        ],
      },
    ],
    isInSection: true,
  })
})

test('a page is one hit, however many of its sections are found', async () => {
  const at = (address: string, rest: object = {}) => ({ url: `https://kirari.example/docs/${address}`, page: 'Noise', ...rest })
  service.answer = answerWith(
    [at('noise', { content: 'All.' }), at('noise#a', { heading: 'A' }), at('other#b', { heading: 'B' }), at('noise#c', { heading: 'C' })],
    40,
  )
  const { hits, hasMore } = await ask({ perPage: 1 })
  expect(hits.map(({ url, sections, isInSection }) => [url, isInSection, sections.map((section) => section.url)])).toEqual([
    ['/docs/noise', false, ['/docs/noise#a']],
    ['/docs/other', true, ['/docs/other#b']],
  ])
  expect(hasMore).toBe(true)
  expect((await ask({ count: 40 })).hasMore).toBe(false)
})

test('no more than five of a group are shown', async () => {
  service.answer = answerWith(Array.from({ length: 9 }, (_, i) => ({ url: `https://kirari.example/${i}`, page: `${i}`, group: i < 8 ? 'A' : 'B' })))
  expect((await ask()).hits.map(({ group }) => group)).toEqual(['A', 'A', 'A', 'A', 'A', 'B'])
})

describe('an answer that is none is an error that says so', () => {
  test.each([
    { what: 'a failure', answer: { status: 500, body: {} }, says: 'answered 500' },
    { what: 'a refused key', answer: { status: 403, body: {} }, says: 'answered 403' },
    { what: 'no results', answer: { body: { results: [] } }, says: 'no list of as many results' },
    { what: 'something else', answer: { body: ['nothing'] }, says: 'no list of as many results' },
    { what: 'hits that are none', answer: { body: { results: [{ hits: 'many', nbHits: 1 }] } }, says: 'no list of hits' },
    { what: 'a hit that leads nowhere', answer: { body: { results: [{ hits: [{}], nbHits: 1 }] } }, says: 'it has no url' },
    { what: 'no JSON', answer: { text: '<html>' }, says: 'JSON' },
  ])('$what', async ({ answer, says }) => {
    service.answer = () => answer
    await expect(ask()).rejects.toThrow(says)
  })

  test('none within five seconds', async () => {
    service.answer = () => undefined
    // It holds the signal: Node 20 forgets one that only AbortSignal.any knows (browsers do not), and then it never comes.
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
    timeout.mockRestore()
  })
})

test('a question that is no longer asked is not waited for', async () => {
  service.answer = () => undefined
  const aborter = new AbortController()
  const answer = ask({ signal: aborter.signal })
  aborter.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('proposals come from the recommendations path', async () => {
  service.answer = () => ({ body: { results: [{ hits: [{ facetName: 'hierarchy.lvl0', facetValue: 'Guide' }, { facetValue: 3 }] }] } })
  expect(await sourceOf().suggest()).toEqual(['Guide'])
  expect(service.asked[0]?.path).toBe('/1/indexes/*/recommendations')
  expect(service.asked[0]?.requests).toEqual([expect.objectContaining({ indexName: 'docs', model: 'trending-facets', facetName: 'hierarchy.lvl0' })])
})

describe('a result leads to a page of this site', () => {
  const pages = ['/', '/docs/', '/docs/installation', '/api/']
  const site = { basePath: '/', origin: 'https://here.example', isPage: (path: string) => pages.includes(path), externalUrl: undefined }
  test.each([
    { url: 'https://kirari.example/docs/installation', leadsTo: '/docs/installation', why: 'which is a page as it is, and would be none without /docs/' },
    { url: 'https://kirari.example/docs/docs/installation', leadsTo: '/docs/installation', why: 'since the index was made below /docs/' },
    { url: 'https://kirari.example/docs/api/', leadsTo: '/api/', why: 'since the index was made below /docs/' },
    { url: 'https://kirari.example/docs/', leadsTo: '/docs/', why: 'and not to the home page' },
    { url: 'https://kirari.example/docs/docs/installation?a=1#bundlers', leadsTo: '/docs/installation?a=1#bundlers', why: 'with its query and its anchor' },
    { url: 'https://kirari.example/gone', leadsTo: '/gone', why: 'or says itself that it is not there' },
  ])('$url leads to $leadsTo, $why', ({ url, leadsTo }) => {
    expect(resultAddress(url, site)).toEqual({ url: leadsTo, isExternal: false })
  })

  test('below the path that the site lies under', () => {
    const below = { ...site, basePath: '/kirari/', isPage: (path: string) => path === '/kirari/docs/installation' }
    for (const url of ['https://a.example/docs/docs/installation', 'https://a.example/docs/installation', 'https://a.example/kirari/docs/installation'])
      expect(resultAddress(url, below).url).toBe('/kirari/docs/installation')
  })

  test('or leaves the site, when its address is one of those that do', () => {
    const url = 'https://elsewhere.example/docs/installation'
    expect(resultAddress(url, { ...site, externalUrl: '^https://elsewhere' })).toEqual({ url, isExternal: true })
  })
})
