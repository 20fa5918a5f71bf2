/**
 * /search?q=…: all results of a query on one page, twenty more at a time. What is asked stands in the address and is read after the page
 * has mounted: the page is built without it, and its first view in the browser must be the same.
 */
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import { useHistory, useLocation } from '@docusaurus/router'
import { PageMetadata } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useSource } from '@search-source'
import Layout from '@theme/Layout'
import { type ReactNode, useEffect, useState } from 'react'
import type { Hit } from '../../search/source.ts'
import { ErrorMessage } from './message.tsx'
import { Pieces } from './pieces.tsx'
import { longestQuery, readSearchAddress, useSearchPageAddress } from './search-address.ts'
import { type SearchState, useSearch } from './use-search.ts'
import { filled } from '../filled.ts'
import { useWords, type Words } from './words.ts'

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchContent />
    </Layout>
  )
}

/** Pages at a time, and sections of each. */
const perPage = 20
const sectionsPerPage = 5

const questionOf = (query: string, pages: number) => ({
  query,
  count: pages * perPage,
  perGroup: Infinity,
  perPage: sectionsPerPage,
  rows: Infinity,
  summaryWords: 20,
})

const SearchContent = (): ReactNode => {
  const { i18n } = useDocusaurusContext()
  const words = useWords()
  const { search } = useLocation()
  const { query, pages } = readSearchAddress(useIsBrowser() ? search : '')
  const history = useHistory()
  const addressOf = useSearchPageAddress()
  const source = useSource(i18n.currentLocale)
  const { state, ask } = useSearch(source)
  const title = query ? filled(words.pageTitleFor, { query }) : words.pageTitle

  useEffect(() => ask(questionOf(query, pages)), [ask, query, pages])

  const hits = state.found?.hits ?? []
  return (
    <>
      <PageMetadata title={title} />
      {/* Every query is a page of its own to a crawler, so none of them is to be indexed. */}
      <Head>
        <meta property="robots" content="noindex, follow" />
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="search-page">
        <h1>{title}</h1>
        <SearchField query={query} words={words} onSearch={(typed) => history.replace(addressOf(typed))} />
        <noscript>
          <NoScript words={words} />
        </noscript>
        {state.status === 'error' ? (
          <ErrorMessage words={words} onRetry={() => ask(questionOf(query, pages))} />
        ) : (
          <p className="search-page-count" role="status">
            {countText(state, words)}
          </p>
        )}
        <ol className="search-page-results">
          {/* By their place: an address may come twice from the hosted service, and rows that stay are cheaper than rows that move. */}
          {hits.map((hit, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Result key={place} {...hit} />
          ))}
        </ol>
        {state.found?.hasMore && hits.length > 0 && (
          <button type="button" className="button-ink" onClick={() => history.replace(addressOf(query, pages + 1))}>
            {words.more}
          </button>
        )}
      </main>
    </>
  )
}

type FieldProps = { readonly query: string; readonly words: Words; readonly onSearch: (query: string) => void }

/** Searches at each letter, but not at half-typed ones of an input method; the address follows, and the field follows the address. */
const SearchField = ({ query, words, onSearch }: FieldProps): ReactNode => {
  const [text, setText] = useState(query)
  const [isComposing, setComposing] = useState(false)
  const [shown, setShown] = useState(query)
  if (shown !== query && !isComposing) {
    setShown(query)
    setText(query)
  }
  const type = (typed: string, isDone: boolean): void => {
    setText(typed)
    if (!isDone) return
    setShown(typed)
    onSearch(typed)
  }
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        name="q"
        value={text}
        maxLength={longestQuery}
        autoComplete="off"
        aria-label={words.label}
        placeholder={words.placeholder}
        onChange={({ target }) => type(target.value, !isComposing)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          setComposing(false)
          type(currentTarget.value, true)
        }}
      />
    </form>
  )
}

const NoScript = ({ words }: { readonly words: Words }): ReactNode => {
  const siteMap = useBaseUrl('/sitemap.xml')
  return (
    <p>
      {words.noScript} <a href={siteMap}>{words.siteMap}</a>
    </p>
  )
}

const Result = ({ url, isExternal, group, title, summary, sections }: Hit): ReactNode => (
  <li>
    <h2>
      <ResultLink url={url} isExternal={isExternal}>
        <Pieces pieces={title} />
      </ResultLink>
    </h2>
    <p className="search-page-group">{group}</p>
    <Summary pieces={summary} />
    {sections.length > 0 && (
      <ul>
        {sections.map((section) => (
          <li key={section.url}>
            <ResultLink url={section.url} isExternal={isExternal}>
              <Pieces pieces={section.heading} />
            </ResultLink>
            <Summary pieces={section.summary} />
          </li>
        ))}
      </ul>
    )}
  </li>
)

const ResultLink = ({ url, isExternal, children }: Pick<Hit, 'url' | 'isExternal'> & { readonly children: ReactNode }): ReactNode =>
  isExternal ? (
    <a href={url} className="prose-link">
      {children}
    </a>
  ) : (
    <Link to={url} className="prose-link">
      {children}
    </Link>
  )

const Summary = ({ pieces }: { readonly pieces: Hit['summary'] }): ReactNode =>
  pieces && pieces.length > 0 ? (
    <p>
      <Pieces pieces={pieces} />
    </p>
  ) : undefined

const countText = ({ status, query, found }: SearchState, words: Words): string => {
  if (status === 'stalled') return words.waiting
  if (status === 'loading') return words.pageSearching
  if (query.trim() === '' || !found) return ''
  if (found.total === 0) return words.pageNothing
  return found.total === 1 ? words.pageOne : filled(words.pageMany, { count: found.total })
}
