/** The search box, DocSearch 3.9, over the source of this build: the index built with the site, or the hosted service. */
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal'
import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'
import { useSearchLinkCreator } from '@docusaurus/theme-common'
import Translate from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { searchFile } from '@site/src/search/data.ts'
import { embeddedClient } from '@site/src/search/embedded-client.ts'
import translations from '@theme/SearchTranslations'
import { type ReactNode, useMemo } from 'react'
import { useHostedSearch } from './hosted-search.ts'

const HitLink: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => <Link to={hit.url}>{children}</Link>

type Props = { readonly firstLetter: string; readonly onClose: () => void }

export default function SearchModal({ firstLetter, onClose }: Props): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext()
  const history = useHistory()
  const hosted = useHostedSearch()
  const index = useBaseUrl(searchFile)
  const searchPage = useSearchLinkCreator()
  // docusaurus.config.ts puts the address there.
  const newIssue = siteConfig.customFields?.['newIssue'] as string

  const source: Partial<DocSearchModalProps> = useMemo(
    () =>
      hosted ? { transformItems: hosted.transformItems, searchParameters: hosted.searchParameters } : { transformSearchClient: () => embeddedClient(index) },
    [hosted, index],
  )
  const footer = useMemo<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    () =>
      ({ state }) => (
        <Link to={searchPage(state.query)} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{ count: Number(state.context['nbHits'] ?? 0) }}>
            {'See all {count} results'}
          </Translate>
        </Link>
      ),
    [searchPage, onClose],
  )
  // Without the service these three are never sent; the interface wants them, and keeps what one searched by the index's name.
  const { appId, apiKey, indexName } = hosted?.settings ?? { appId: 'embedded', apiKey: 'embedded', indexName: `kirari-${i18n.currentLocale}` }

  return (
    <div className={hosted ? undefined : 'search-embedded'}>
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        {...source}
        placeholder={translations.placeholder}
        translations={translations.modal ?? {}}
        initialScrollY={window.scrollY}
        initialQuery={firstLetter}
        navigator={{ navigate: ({ itemUrl }) => (hosted?.isExternal(itemUrl) ? window.location.assign(itemUrl) : history.push(itemUrl)) }}
        hitComponent={HitLink}
        resultsFooterComponent={footer}
        getMissingResultsUrl={({ query }) => `${newIssue}?title=${encodeURIComponent(query)}`}
        insights={false}
        onClose={onClose}
      />
    </div>
  )
}
