/**
 * The hosted search service of the specification, as a source of the search: what is asked of it, and what becomes of its answers. Used
 * only by a site that was built with its settings. Must not know: which page it is on, or how a result's path is found (result-path.ts).
 */
import type { HostedSearch } from '../../site.config.ts'
import { type Piece, plain } from './mark.ts'
import type { Found, Hit, Question, SectionHit, Source } from './source.ts'

const hitsPerPage = 20
/** Long for an answer, short for a reader. */
const timeoutMilliseconds = 5000

export type HostedOptions = {
  readonly settings: HostedSearch
  /** One language, and any of the sections: a list within the list means "or". */
  readonly facetFilters: readonly (string | readonly string[])[]
  readonly addressOf: (url: string) => { readonly url: string; readonly isExternal: boolean }
}

export const hostedSource = ({ settings, facetFilters, addressOf }: HostedOptions): Source => {
  const { appId, apiKey, indexName, host } = settings
  const ask = async (path: string, requests: readonly object[], signal: AbortSignal | undefined): Promise<readonly unknown[]> => {
    const response = await fetch(`${host}/1/indexes/*/${path}`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ requests }),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMilliseconds), ...(signal ? [signal] : [])]),
    })
    if (!response.ok) throw new Error(`The search service answered ${response.status} to a question for ${path}.`)
    const answer: unknown = await response.json()
    const results = isRecord(answer) ? answer['results'] : undefined
    if (!Array.isArray(results) || results.length !== requests.length)
      throw new Error(`The search service was asked ${requests.length} questions; its answer has no list of as many results.`)
    // A list of anything.
    return results as readonly unknown[]
  }

  const search = async ({ query, count, perGroup, perPage, rows, summaryWords, signal }: Question): Promise<Found> => {
    const pages = Math.max(1, Math.ceil(count / hitsPerPage))
    const requests = Array.from({ length: pages }, (_, page) => ({
      indexName,
      query,
      page,
      hitsPerPage,
      facetFilters,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
      attributesToSnippet: [`content:${summaryWords}`],
      snippetEllipsisText: '…',
    }))
    const answers = (await ask('queries', requests, signal)).map(readAnswer)
    const total = answers[0]?.total ?? 0
    const places = answers.flatMap((answer) => answer.hits.map((record) => placeOf(record, addressOf))).slice(0, rows)
    return { hits: byPage(places, perGroup, perPage), total, hasMore: total > pages * hitsPerPage }
  }

  /** The service recommends the parts of the site that are asked for most. */
  const suggest = async (signal?: AbortSignal): Promise<readonly string[]> => {
    const request = { indexName, model: 'trending-facets', facetName: 'hierarchy.lvl0', threshold: 0, maxRecommendations: 3 }
    const [result] = await ask('recommendations', [request], signal)
    // A list of anything.
    const hits = isRecord(result) && Array.isArray(result['hits']) ? (result['hits'] as readonly unknown[]) : []
    return hits.flatMap((hit) => (isRecord(hit) && typeof hit['facetValue'] === 'string' ? [hit['facetValue']] : [])).slice(0, 3)
  }
  return { search, suggest }
}

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldOf = (value: unknown, ...path: readonly string[]): unknown => path.reduce((at, name) => (isRecord(at) ? at[name] : undefined), value)
const textOf = (value: unknown, ...path: readonly string[]): string => {
  const found = fieldOf(value, ...path)
  return typeof found === 'string' ? found : ''
}

const readAnswer = (answer: unknown): { readonly hits: readonly unknown[]; readonly total: number } => {
  const hits = fieldOf(answer, 'hits')
  const total = fieldOf(answer, 'nbHits')
  if (!Array.isArray(hits) || typeof total !== 'number')
    throw new Error('The search service answered with a result that has no list of hits, or not their number.')
  if (!hits.every((hit) => textOf(hit, 'url') !== '')) throw new Error('The search service answered with a hit that leads nowhere: it has no url.')
  // A list of anything that has an address.
  return { hits: hits as readonly unknown[], total }
}

/** What the service calls a hit: a page, or a section of one. */
type Place = Omit<Hit, 'sections' | 'isInSection'> & { readonly section: SectionHit | undefined }

const placeOf = (record: unknown, addressOf: HostedOptions['addressOf']): Place => {
  const type = textOf(record, 'type')
  // A hit in the text of a page is a hit in the deepest section it has.
  const level = /^lvl[2-6]$/.test(type)
    ? type
    : type === 'content'
      ? ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'].find((name) => textOf(record, 'hierarchy', name) !== '')
      : undefined
  const page = decoded(textOf(record, 'hierarchy', 'lvl1')) || decoded(textOf(record, 'hierarchy', 'lvl0'))
  const shown = (name: string): readonly Piece[] =>
    piecesOf(textOf(record, '_highlightResult', 'hierarchy', name, 'value') || textOf(record, 'hierarchy', name))
  const { url, isExternal } = addressOf(textOf(record, 'url'))
  const summary = piecesOf(textOf(record, '_snippetResult', 'content', 'value') || textOf(record, 'content'))
  return {
    url: level ? url.replace(/#.*/, '') : url,
    isExternal,
    group: decoded(textOf(record, 'hierarchy', 'lvl0')),
    page,
    title: textOf(record, 'hierarchy', 'lvl1') ? shown('lvl1') : plain(page),
    summary: level ? plain('') : summary,
    section: level ? { url, heading: shown(level), summary } : undefined,
  }
}

/** The pages in the order of their first places, each with its sections; not more than so many of a group. */
const byPage = (places: readonly Place[], perGroup: number, perPage: number): readonly Hit[] => {
  const hits = new Map<string, Hit>()
  const inGroup = new Map<string, number>()
  for (const { section, ...place } of places) {
    const before = hits.get(place.url)
    if (!before) {
      const ofGroup = inGroup.get(place.group) ?? 0
      if (ofGroup >= perGroup) continue
      inGroup.set(place.group, ofGroup + 1)
      hits.set(place.url, { ...place, sections: section ? [section] : [], isInSection: section !== undefined })
    } else if (!section) hits.set(place.url, { ...before, summary: place.summary })
    else if (before.sections.length < perPage) hits.set(place.url, { ...before, sections: [...before.sections, section] })
  }
  return [...hits.values()]
}

/** The service marks with tags and writes the rest as HTML text. */
const piecesOf = (html: string): readonly Piece[] =>
  html
    .split(/(<mark>.*?<\/mark>)/gs)
    .flatMap((part) => (part.startsWith('<mark>') ? [{ text: decoded(part.slice('<mark>'.length, -'</mark>'.length)), isMarked: true }] : plain(decoded(part))))

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'", '&amp;': '&' }
const decoded = (html: string): string => html.replaceAll(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => entities[entity] ?? entity)
