/** The source of a site whose search is the hosted service. `@search-source` is this file where its settings are there, else embedded.ts. */
import routes from '@generated/routes'
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client'
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { HostedSearch } from '@site/site.config.ts'
import { useMemo } from 'react'
import { matchRoutes } from 'react-router-config'
import { hostedSource } from '../../search/hosted-source.ts'
import { resultAddress } from '../../search/result-path.ts'
import type { Source } from '../../search/source.ts'

type SourceOfSite = Source & { readonly name: string; readonly load: () => void }

export const useSource = (locale: string): SourceOfSite => {
  const { siteConfig } = useDocusaurusContext()
  // docusaurus.config.ts puts these there whenever this file is used.
  const settings = siteConfig.customFields?.['hostedSearch'] as HostedSearch
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join('\n')
  const { baseUrl } = siteConfig
  return useMemo(
    () => ({
      ...hostedSource({
        settings,
        facetFilters: [`language:${locale}`, tags.split('\n').map((tag) => `docusaurus_tag:${tag}`)],
        addressOf: (url) => resultAddress(url, { basePath: baseUrl, origin: window.location.origin, isPage, externalUrl: settings.externalUrl }),
      }),
      name: settings.indexName,
      load: () => undefined,
    }),
    [settings, locale, tags, baseUrl],
  )
}

const isPage = (path: string): boolean => matchRoutes(routes, path).some(({ route }) => route.exact)
