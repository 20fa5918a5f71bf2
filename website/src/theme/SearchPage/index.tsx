/**
 * /search?q=…: all results of a query on one page, twenty at a time. The query is read after the page has mounted: the page is built
 * without one, and its first view in the browser must be the same.
 */
import Head from '@docusaurus/Head'
import { PageMetadata, usePluralForm, useSearchQueryString } from '@docusaurus/theme-common'
import Translate, { translate } from '@docusaurus/Translate'
import useIsBrowser from '@docusaurus/useIsBrowser'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import { SearchResult } from '../../components/search/search-result.tsx'
import { useSearchResults } from '../../components/search/use-search-results.ts'

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchContent />
    </Layout>
  )
}

const SearchContent = (): ReactNode => {
  const [queryInAddress, setQuery] = useSearchQueryString()
  const query = useIsBrowser() ? queryInAddress : ''
  const { state, showMore } = useSearchResults(query)
  const title = query
    ? translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"', description: 'The search page title for non-empty query' },
        { query },
      )
    : translate({ id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation', description: 'The search page title for empty query' })

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
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            value={query}
            maxLength={64}
            autoComplete="off"
            aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search', description: 'The ARIA label for search page input' })}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
              description: 'The placeholder for search page input',
            })}
            onChange={({ target }) => setQuery(target.value)}
          />
        </form>
        <p className="search-page-count" role="status">
          {state.status === 'done' && <Count count={state.total} />}
          {state.status === 'loading' && (
            <Translate id="theme.SearchPage.fetchingNewResults" description="The paragraph for fetching new search results">
              Fetching new results...
            </Translate>
          )}
          {state.status === 'failed' && (
            <Translate id="theme.SearchModal.errorScreen.titleText" description="The title for error screen of search modal">
              Unable to fetch results
            </Translate>
          )}
        </p>
        <ol className="search-page-results">
          {state.results.map((result) => (
            <SearchResult key={result.url} {...result} />
          ))}
        </ol>
        {state.status === 'done' && state.results.length < state.total && (
          <button type="button" className="button-ink" onClick={showMore}>
            <Translate id="site.search.more" description="The button that shows more results on the search page">
              Show more
            </Translate>
          </button>
        )}
      </main>
    </>
  )
}

const Count = ({ count }: { readonly count: number }): ReactNode => {
  const { selectMessage } = usePluralForm()
  if (count === 0) {
    return (
      <Translate id="theme.SearchPage.noResultsText" description="The paragraph for empty search result">
        No results were found
      </Translate>
    )
  }
  return selectMessage(
    count,
    translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
        description: 'Pluralized label for "{count} documents found"',
      },
      { count },
    ),
  )
}
