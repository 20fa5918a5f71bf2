/** The pages that are nearest to an address that leads nowhere. Comes when somebody is lost: it brings the search with it. */
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useSource } from '@search-source'
import { type ReactNode, useEffect } from 'react'
import { nearestFirst } from '../../search/lost-address.ts'
import type { Hit } from '../../search/source.ts'
import { useSearch } from './use-search.ts'
import { useWords } from './words.ts'

const mostPages = 4

export default function NearestPages({ path, query }: { readonly path: string; readonly query: string }): ReactNode {
  const { i18n } = useDocusaurusContext()
  const base = useBaseUrl('/')
  const words = useWords()
  const { state, ask } = useSearch(useSource(i18n.currentLocale))
  useEffect(() => ask({ query, count: 2 * mostPages, perGroup: Infinity, perPage: 1, rows: Infinity, summaryWords: 10 }), [ask, query])

  const pages = nearestFirst(state.found?.hits ?? [], path, base).slice(0, mostPages)
  if (pages.length === 0) return undefined
  return (
    <nav aria-label={words.nearest}>
      <p>{words.nearest}</p>
      <ul>
        {pages.map((hit) => (
          <li key={hit.url}>
            <NearestLink {...hit} /> <span>{hit.group}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** To the section, where that is what is called so. */
const NearestLink = ({ url, isExternal, page, sections: [section], isInSection }: Hit): ReactNode => {
  const target = isInSection && section?.heading.some(({ isMarked }) => isMarked) ? section : undefined
  const name = target ? `${page}: ${target.heading.map(({ text }) => text).join('')}` : page
  return isExternal ? (
    <a className="prose-link" href={target?.url ?? url}>
      {name}
    </a>
  ) : (
    <Link className="prose-link" to={target?.url ?? url}>
      {name}
    </Link>
  )
}
