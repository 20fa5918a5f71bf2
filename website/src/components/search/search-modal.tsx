/** The search box, DocSearch 3.9, over the source of this build: the index built with the site, or the hosted service. */
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal'
import Link from '@docusaurus/Link'
import { useHistory } from '@docusaurus/router'
import { useSearchLinkCreator } from '@docusaurus/theme-common'
import Translate, { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { searchFile } from '@site/src/search/data.ts'
import { withLastingErrors } from '@site/src/search/lasting-error.ts'
import { embeddedClient } from '@site/src/search/embedded-client.ts'
import translations from '@theme/SearchTranslations'
import { type ReactNode, useMemo } from 'react'
import { useHostedSearch } from './hosted-search.ts'

const HitLink: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => <Link to={hit.url}>{children}</Link>

/** The box calls its ground a button, since a press beside the box closes it; to a reader it is a dialogue. */
const asDialog = (box: HTMLElement | null): void => {
  const ground = box?.querySelector('.DocSearch-Container')
  ground?.setAttribute('role', 'dialog')
  ground?.setAttribute('aria-modal', 'true')
  ground?.setAttribute('aria-label', box?.getAttribute('aria-label') ?? '')
  ground?.removeAttribute('tabindex')
}

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
      hosted
        ? { transformSearchClient: withLastingErrors, transformItems: hosted.transformItems, searchParameters: hosted.searchParameters }
        : { transformSearchClient: () => withLastingErrors(embeddedClient(index)) },
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
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search', description: 'The ARIA label and placeholder for search button' })
  // Without the service these three are never sent; the interface wants them, and keeps what one searched by the index's name.
  const { appId, apiKey, indexName } = hosted?.settings ?? { appId: 'embedded', apiKey: 'embedded', indexName: `kirari-${i18n.currentLocale}` }

  return (
    <section ref={asDialog} className={hosted ? undefined : 'search-embedded'} aria-label={label}>
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
    </section>
  )
}
