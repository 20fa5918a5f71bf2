/**
 * The hosted documentation search of the specification: what is asked of it, and what becomes of its results. Nothing here is used
 * unless the site was built with its three settings.
 */
import type { DocSearchHit } from '@docsearch/react'
import routes from '@generated/routes'
import { isRegexpStringMatch } from '@docusaurus/theme-common'
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { HostedSearch } from '@site/site.config.ts'
import { useMemo } from 'react'
import { matchRoutes } from 'react-router-config'

type FacetFilters = (string | string[])[]

export type HostedSource = {
  readonly settings: HostedSearch
  readonly searchParameters: { readonly facetFilters: FacetFilters }
  readonly transformItems: (items: DocSearchHit[]) => DocSearchHit[]
  /** The address of a result, as this site has it. */
  readonly urlOf: (url: string) => string
  readonly isExternal: (url: string) => boolean
}

/** The service, or undefined for a site that carries its own index. */
export const useHostedSearch = (): HostedSource | undefined => {
  const { siteConfig } = useDocusaurusContext()
  // One language, and any of the sections: a list within the list means "or".
  const facetFilters = useAlgoliaContextualFacetFilters()
  // docusaurus.config.ts puts these there.
  const settings = siteConfig.customFields?.['hostedSearch'] as HostedSearch | undefined
  // What the search theme's own options define.
  const { externalUrlRegex } = siteConfig.themeConfig['algolia'] as { readonly externalUrlRegex?: string }
  const filters = JSON.stringify(facetFilters)
  return useMemo(() => {
    if (!settings) return undefined
    const isExternal = (url: string): boolean => isRegexpStringMatch(externalUrlRegex, url)
    const urlOf = (url: string): string => (isExternal(url) ? url : inThisSite(url))
    return {
      settings,
      // Written just above.
      searchParameters: { facetFilters: JSON.parse(filters) as FacetFilters },
      transformItems: (items) => items.map((item) => ({ ...item, url: urlOf(item.url) })),
      urlOf,
      isExternal,
    }
  }, [settings, externalUrlRegex, filters])
}

/**
 * A result's path here. The index may have been made of a site that lies under /docs/, so /docs/ becomes / there; but a path that is a
 * page of this site as it is, such as /docs/installation, stays.
 */
const inThisSite = (url: string): string => {
  const { pathname, search, hash } = new URL(url, window.location.href)
  const path = isPage(pathname) ? pathname : pathname.replace('/docs/', '/')
  return `${path}${search}${hash}`
}

const isPage = (path: string): boolean => matchRoutes(routes, path).some(({ route }) => route.exact)
